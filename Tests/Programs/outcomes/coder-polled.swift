// finds: nothing
// outcomes: 1
// Whoever sees what was put into a coder's property sees what was done before, too.
import Foundation

nonisolated(unsafe) var number = 0
func run() {
  let decoder = JSONDecoder()
  guard let key = CodingUserInfoKey(rawValue: "a") else { return }
  Thread.detachNewThread {
    number = 1
    decoder.userInfo[key] = 1
  }
  while decoder.userInfo.isEmpty { Thread.sleep(forTimeInterval: 0.001) }
  print(number)
}
run()

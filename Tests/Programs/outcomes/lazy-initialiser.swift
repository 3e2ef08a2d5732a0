// outcomes: 1|2
// Two threads need a lazy static whose initialiser is not the same on each: either may run it.
import Foundation

enum Founder {
  static let number = Thread.current.threadDictionary["number"] as? Int ?? 0
}

let ended = DispatchGroup()
for number in 1...2 {
  ended.enter()
  Thread {
    Thread.current.threadDictionary["number"] = number
    _ = Founder.number
    ended.leave()
  }.start()
}
ended.wait()
print(Founder.number)

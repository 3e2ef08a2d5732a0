// outcomes: 1
// Two threads need a lazy static. Only one order of the two is tried: the initialiser is taken to do
// the same whoever runs it, which this one does not.
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

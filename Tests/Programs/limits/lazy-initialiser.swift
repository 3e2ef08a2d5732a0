// outcomes: 1|2
// certainty: sampled
// Two threads need a lazy static. The search tries one order of the two: the initialiser is taken to do
// the same whoever runs it. This one does not; a sample shows it, so that nothing is called proved.
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

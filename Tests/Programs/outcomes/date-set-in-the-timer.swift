// outcomes: t t t end
// A repeating timer whose block sets its date: the run loop keeps to a later date, and counts on from it.
import Foundation

nonisolated(unsafe) var beats = 0
let timer = Timer(timeInterval: 0.06, repeats: true) { timer in
  beats += 1
  print("t", terminator: " ")
  if beats == 1 { timer.fireDate = Date(timeIntervalSinceNow: 0.02) }
}
RunLoop.current.add(timer, forMode: .default)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.11))
print("end")

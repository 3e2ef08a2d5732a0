// outcomes: 5e-05 true
// The interval of a timer may be short: what was missed while a call ran is left out.
import Foundation

nonisolated(unsafe) var beats = 0
let timer = Timer(timeInterval: 0.00005, repeats: true) { timer in
  beats += 1
  Thread.sleep(forTimeInterval: 0.02)
  if beats == 3 { timer.invalidate() }
}
RunLoop.current.add(timer, forMode: .default)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
print(timer.timeInterval, beats == 3)

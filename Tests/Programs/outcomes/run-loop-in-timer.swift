// outcomes: in out end
// A timer whose block runs the run loop does not fire in there.
import Foundation

Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { @Sendable timer in
  print("in", terminator: " ")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  print("out", terminator: " ")
  timer.invalidate()
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03))
print("end")

// finds: nothing
// The twin of wrong-run-loop-mode: the common modes are those in which a run loop runs.
// outcomes: timer
import Foundation

RunLoop.main.add(
  Timer(timeInterval: 0.1, repeats: false) { _ in print("timer") }, forMode: .common)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))

// outcomes: block / timer / over
// assumes: exactTime
// late: over|block / over|timer / over|timer / block / over
// The timer may be due when the run loop begins, and its limit still be ahead.
import Foundation

func run() {
  DispatchQueue.main.async { print("block") }
  _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("timer") }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  print("over")
}
run()

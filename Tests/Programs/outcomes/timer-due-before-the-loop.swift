// outcomes: block / timer
// assumes: exactTime
// late: timer / block
// A timer may be due when the run loop begins: then it fires before the main queue's turn.
import Foundation

func run() {
  nonisolated(unsafe) var left = 2
  @Sendable func tell(_ name: String) {
    print(name)
    left -= 1
    if left == 0 { exit(0) }
  }
  DispatchQueue.main.async { tell("block") }
  _ = Timer.scheduledTimer(withTimeInterval: 0.0002, repeats: false) { _ in tell("timer") }
  RunLoop.main.run()
}
run()

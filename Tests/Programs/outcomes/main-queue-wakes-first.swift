// finds: nothing
// outcomes: main block
// assumes: exactTime
// A run loop that the main queue wakes runs that first, and then what was handed over meanwhile.
import Foundation

func run() {
  DispatchQueue.global().async {
    Thread.sleep(forTimeInterval: 0.01)
    RunLoop.main.perform { print("block") }
    DispatchQueue.main.async { print("main", terminator: " ") }
  }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
}
run()

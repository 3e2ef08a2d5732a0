// finds: nothing
// outcomes: block over main
// assumes: exactTime
// A run loop whose time ends in its first turn, before it waits, leaves the main queue for the next time.
import Foundation

func run() {
  RunLoop.main.perform {
    print("block", terminator: " ")
    Thread.sleep(forTimeInterval: 0.02)
  }
  DispatchQueue.main.async { print("main") }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
  print("over", terminator: " ")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}
run()

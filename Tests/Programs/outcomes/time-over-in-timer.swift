// finds: nothing
// outcomes: timer over main
// assumes: exactTime
// A run loop whose time ends while a timer is fired leaves the main queue for the next time.
import Foundation

func run() {
  Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
    print("timer", terminator: " ")
    DispatchQueue.main.async { print("main") }
    Thread.sleep(forTimeInterval: 0.02)
  }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
  print("over", terminator: " ")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
}
run()

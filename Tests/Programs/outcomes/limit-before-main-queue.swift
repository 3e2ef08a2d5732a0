// finds: nothing
// outcomes: block timer over main
// A run loop whose time is over fires the timers that are due, and leaves the main queue for the next time.
import Foundation

func run() {
  let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in
    print("timer", terminator: " ")
  }
  RunLoop.main.add(timer, forMode: .default)
  RunLoop.main.perform { print("block", terminator: " ") }
  DispatchQueue.main.async { print("main") }
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
  print("over", terminator: " ")
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
}
run()

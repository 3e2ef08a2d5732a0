// A timer of the run loop, and one that fires once.
import Foundation

func run() {
  nonisolated(unsafe) var ticks = 0
  let timer = Timer(timeInterval: 0.1, repeats: true) { timer in
    ticks += 1
    print("tick", ticks)
    if ticks == 2 { timer.invalidate() }
  }
  RunLoop.main.add(timer, forMode: .default)
  let once = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("once") }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
  print(timer.isValid, once.isValid)
}

run()

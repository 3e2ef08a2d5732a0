// finds: nothing
// outcomes: first second
// Two timers of different dates fire in the order of these, also where both are late.
import Foundation

func run() {
  let date = Date(timeIntervalSinceNow: 0.01)
  nonisolated(unsafe) var fired: [String] = []
  for (name, later) in [("second", 0.001), ("first", 0)] {
    let timer = Timer(fire: date + later, interval: 0, repeats: false) { _ in fired.append(name) }
    RunLoop.main.add(timer, forMode: .default)
  }
  usleep(30_000)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  print(fired.joined(separator: " "))
}
run()

// finds: nothing
// outcomes: first second|second first
// Two timers that were given one date fire in either order, however they were added.
import Foundation

func run() {
  let date = Date(timeIntervalSinceNow: 0.01)
  nonisolated(unsafe) var fired: [String] = []
  for name in ["first", "second"] {
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in fired.append(name) }
    RunLoop.main.add(timer, forMode: .default)
  }
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  print(fired.joined(separator: " "))
}
run()

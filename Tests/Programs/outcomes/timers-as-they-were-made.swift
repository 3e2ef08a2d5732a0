// outcomes: first second
// assumes: nothing
// Two timers that fire at once count from when they were made, whichever was added first.
import Foundation

func run() {
  nonisolated(unsafe) var log: [String] = []
  let first = Timer(timeInterval: 1, repeats: false) { _ in log.append("first") }
  let second = Timer(timeInterval: 2, repeats: false) { _ in log.append("second") }
  RunLoop.current.add(second, forMode: .default)
  RunLoop.current.add(first, forMode: .default)
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
  print(log.joined(separator: " "))
}
run()

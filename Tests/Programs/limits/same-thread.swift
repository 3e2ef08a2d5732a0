// outcomes: true
// assumes: machine
// Whether one thread runs two blocks of a queue is the system's choice.
import Foundation

func run() {
  let queue = DispatchQueue(label: "queue")
  nonisolated(unsafe) var threads: [Thread] = []
  for _ in 0..<2 { queue.async { threads.append(Thread.current) } }
  queue.sync {}
  print(threads[0] === threads[1])
}
run()

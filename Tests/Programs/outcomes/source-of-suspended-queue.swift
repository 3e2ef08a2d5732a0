// outcomes: event block over
// A source of a suspended queue is in line from its activation: its data may come after a block that stands behind it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  queue.suspend()
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler { print("event", terminator: " ") }
  source.activate()
  queue.async { print("block", terminator: " ") }
  source.add(data: 1)
  queue.resume()
  queue.sync {}
  source.cancel()
  print("over")
}
run()

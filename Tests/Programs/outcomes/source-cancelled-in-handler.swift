// finds: nothing
// outcomes: 1 event cancel 2
// A source that is cancelled in its event handler calls the cancel handler next, before what stands behind it in line.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let group = DispatchGroup()
  group.enter()
  source.setEventHandler {
    print("event", terminator: " ")
    source.cancel()
  }
  source.setCancelHandler {
    print("cancel", terminator: " ")
    group.leave()
  }
  source.activate()
  queue.sync {}
  queue.suspend()
  queue.async(group: group) { print("1", terminator: " ") }
  source.add(data: 1)
  queue.async(group: group) { print("2") }
  queue.resume()
  group.wait()
}
run()

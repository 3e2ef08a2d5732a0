// outcomes: end|event end
// The last reference to a source goes: what it was to tell is told before that, or not at all.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  do {
    let source = DispatchSource.makeUserDataAddSource(queue: queue)
    source.setEventHandler { print("event", terminator: " ") }
    source.activate()
    source.add(data: 1)
  }
  queue.sync {}
  print("end")
}
run()

// outcomes: block registered end|registered block end
// A registration handler that is set late stands in line where the source's turn, or who sets it, puts it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let begun = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler { begun.signal() }
  source.activate()
  source.add(data: 1)
  begun.wait()
  source.setRegistrationHandler { print("registered", terminator: " ") }
  queue.async { print("block", terminator: " ") }
  queue.sync {}
  queue.sync {}
  print("end")
  source.cancel()
}
run()

// finds: nothing
// The twin of wrong-barrier-handler: the handler is no barrier, and another block of the queue runs beside it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue", attributes: .concurrent)
  let isDone = DispatchSemaphore(value: 0), isOver = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  func start(_ flags: DispatchWorkItemFlags) {
    source.setEventHandler(flags: flags) {
      queue.async { isDone.signal() }
      isDone.wait()
      isOver.signal()
    }
    source.activate()
  }

  start([])
  source.add(data: 1)
  func end() {
    isOver.wait()
  }
  end()
}

run()

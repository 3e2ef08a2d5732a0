// finds: wrongPrecondition
// line: 14
// The twin of right-barrier-handler: a handler that becomes a barrier when the source is active is none.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue", attributes: .concurrent)
  let isOver = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler {}
  source.activate()
  queue.sync(flags: .barrier) {}
  source.setEventHandler(flags: .barrier) {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    isOver.signal()
  }
  source.add(data: 1)
  isOver.wait()
}

run()

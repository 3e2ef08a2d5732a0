// finds: nothing
// A source whose event handler was a barrier when it became active calls each of its handlers as one.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue", attributes: .concurrent)
  let isOver = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let item = DispatchWorkItem(flags: .barrier) {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    isOver.signal()
  }
  source.setEventHandler(handler: item)
  source.setCancelHandler {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    isOver.signal()
  }
  source.activate()
  source.add(data: 1)
  isOver.wait()
  source.cancel()
  isOver.wait()
}

run()

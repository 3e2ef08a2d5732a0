// finds: nothing
// The twin of wrong-cancel-handler-again: what is open is counted for each handler.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let isClosed = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var open = 0
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler {}
  func close() {
    open += 1
    source.setCancelHandler {
      open -= 1
      precondition(open == 0)
      isClosed.signal()
    }
  }
  source.activate()
  close()
  source.cancel()
  isClosed.wait()
  close()
  isClosed.wait()
}

run()

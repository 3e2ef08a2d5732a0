// finds: failedCheck
// line: 15
// A cancel handler that is set after the end is called as well: here both are.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let isClosed = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var open = 1
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  source.setEventHandler {}
  func close() {
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

// finds: nothing
// outcomes: registration over
// A registration handler that is set when the source is active is called all the same.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue")
  let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let isCalled = DispatchSemaphore(value: 0)
  source.activate()
  queue.sync {}
  source.setRegistrationHandler {
    print("registration", terminator: " ")
    isCalled.signal()
  }
  isCalled.wait()
  source.cancel()
  print("over")
}
run()

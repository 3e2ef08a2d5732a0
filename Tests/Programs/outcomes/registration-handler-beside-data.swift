// outcomes: event registered end|registered event end
// A registration handler that is set as the turn for the data begins comes before the event handler, or after it.
import Dispatch
import Foundation

func run() {
  let queue = DispatchQueue(label: "queue")
  nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(queue: queue)
  let told = DispatchSemaphore(value: 0)
  source.setEventHandler {
    print("event", terminator: " ")
    told.signal()
  }
  source.activate()
  source.add(data: 1)
  Thread.detachNewThread {
    source.setRegistrationHandler {
      print("registered", terminator: " ")
      told.signal()
    }
  }
  told.wait()
  told.wait()
  print("end")
  source.cancel()
}
run()

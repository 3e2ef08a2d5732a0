// finds: nothing
// outcomes: cancel|registration cancel
// A source that is cancelled before its queue comes to it calls no registration handler.
import Dispatch

func run() {
  let source = DispatchSource.makeUserDataAddSource(queue: DispatchQueue(label: "queue"))
  let isOver = DispatchSemaphore(value: 0)
  source.setRegistrationHandler { print("registration", terminator: " ") }
  source.setCancelHandler {
    print("cancel")
    isOver.signal()
  }
  source.activate()
  source.cancel()
  isOver.wait()
}
run()

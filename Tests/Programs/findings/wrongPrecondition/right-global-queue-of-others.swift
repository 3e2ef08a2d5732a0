// finds: nothing
// outcomes: 1 / 1 / 0
// Tasks are on the global queue of their priority, operations on the default one, and sources without a queue on none
// that the program can name; what a global queue carries is seen from the queues that go through it.
import Dispatch
import Foundation

func isOn(_ quality: DispatchQoS.QoSClass) {
  dispatchPrecondition(condition: .onQueue(.global(qos: quality)))
}

await Task.detached { isOn(.default) }.value
await Task.detached(priority: .high) { isOn(.userInitiated) }.value
await Task.detached(priority: .background) { isOn(.background) }.value

func others() {
  let operations = OperationQueue()
  operations.addOperation { isOn(.default) }
  operations.waitUntilAllOperationsAreFinished()

  let isHandled = DispatchSemaphore(value: 0)
  let source = DispatchSource.makeUserDataAddSource(queue: nil)
  source.setEventHandler {
    dispatchPrecondition(condition: .notOnQueue(.global()))
    isHandled.signal()
  }
  source.activate()
  source.add(data: 1)
  isHandled.wait()

  let key = DispatchSpecificKey<Int>()
  DispatchQueue.global().setSpecific(key: key, value: 1)
  for queue in [
    DispatchQueue(label: "target", target: .global()),
    DispatchQueue(label: "concurrent", attributes: .concurrent), DispatchQueue(label: "serial"),
  ] {
    queue.sync { print(DispatchQueue.getSpecific(key: key) ?? 0) }
  }
}
others()

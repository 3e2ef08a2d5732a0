// finds: nothing
// outcomes: 2
// The handlers of a source run one after another, also where its queue is a concurrent one.
import Dispatch

let done = DispatchSemaphore(value: 0)
nonisolated(unsafe) var sum: UInt = 0
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(
  queue: DispatchQueue(label: "q", attributes: .concurrent))
source.setEventHandler { @Sendable in
  sum += source.data
  if sum == 2 { done.signal() }
}
source.activate()
DispatchQueue.concurrentPerform(iterations: 2) { _ in source.add(data: 1) }
done.wait()
print(sum)

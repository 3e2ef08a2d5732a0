// finds: nothing
// What was written before a block is handed to an operation or a run loop, or a value to a queue, is seen where it comes
// out: Foundation and Dispatch have a lock for each.
import Foundation

final class Box: @unchecked Sendable { var value = 0 }

let key = DispatchSpecificKey<Box>()
nonisolated(unsafe) var first = 0
nonisolated(unsafe) var second = 0

func handOverWithOperation() {
  let queue = OperationQueue()
  let operation = BlockOperation {}
  queue.addOperation(operation)
  first = 1
  operation.completionBlock = { print(first) }
  queue.waitUntilAllOperationsAreFinished()
}

func handOverWithQueue() {
  let queue = DispatchQueue(label: "queue")
  let over = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    print(queue.getSpecific(key: key)?.value ?? 0)
    over.signal()
  }
  let box = Box()
  box.value = 1
  queue.setSpecific(key: key, value: box)
  over.wait()
}

func handOverWithLoop() {
  let begun = DispatchSemaphore(value: 0)
  let over = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var loop: RunLoop?
  Thread.detachNewThread {
    loop = RunLoop.current
    begun.signal()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    over.signal()
  }
  begun.wait()
  second = 1
  loop?.add(Timer(timeInterval: 1, repeats: false) { _ in print(second) }, forMode: .default)
  over.wait()
}

handOverWithOperation()
handOverWithQueue()
handOverWithLoop()

// finds: nothing
// outcomes: 1|no cancellation was seen
// The handler of a stream comes after what led to the stream.
import Synchronization

final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let isSeen = Mutex(false)
let task = Task.detached {
  box.value = 1
  let stream = AsyncStream<Int> {
    await Task.yield()
    return nil
  } onCancel: {
    print(box.value)
    isSeen.withLock { $0 = true }
  }
  for await _ in stream {}
  if !isSeen.withLock({ $0 }) { print("no cancellation was seen") }
}
task.cancel()
await task.value

// finds: nothing
// outcomes: 2
// The handler runs before the stream ends, and the reader goes on after that, also where it is about to wait while
// the other task cancels it.
nonisolated(unsafe) var count = 0
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.onTermination = { _ in count += 1 }
let reader = Task.detached {
  for await _ in stream {}
  count += 1
}
reader.cancel()
await reader.value
print(count)

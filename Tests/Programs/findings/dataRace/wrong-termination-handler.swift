// finds: dataRace
// line: 6 11
// A reader that is cancelled before it asks calls the handler itself, beside the task that has cancelled it.
nonisolated(unsafe) var count = 0
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.onTermination = { _ in count += 1 }
let reader = Task.detached {
  for await _ in stream {}
}
reader.cancel()
count += 1
await reader.value
print(count)

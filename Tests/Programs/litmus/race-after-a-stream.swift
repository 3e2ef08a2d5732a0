// finds: dataRace
// outcomes: 2|10|11|12
// The end of a stream lets the task go on just when the main thread has begun to change the total: that is one data
// race, not an overlap of two accesses as well.
nonisolated(unsafe) var total = 0
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
let task = Task.detached {
  for await element in stream { total += element }
  total += 1
}
continuation.yield(1)
continuation.finish()
total += 10
await task.value
print(total)

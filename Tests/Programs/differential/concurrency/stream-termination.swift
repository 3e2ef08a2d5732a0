// The stream learns that its reader was cancelled.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
source.onTermination = { print("ended", $0) }
let reader = Task {
  for await number in numbers { print(number) }
  print("reader ends", Task.isCancelled)
}
source.yield(1)
await Task.yield()
reader.cancel()
await reader.value

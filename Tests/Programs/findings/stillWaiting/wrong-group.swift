// finds: stillWaiting
// line: 7
// The group waits for a child that reads a stream nobody finishes.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
await withTaskGroup(of: Void.self) { group in
  group.addTask {
    for await number in numbers { print(number) }
  }
  group.addTask { source.yield(1) }
}

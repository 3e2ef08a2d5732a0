// finds: nothing
// The stream is finished, so that the group comes to its end.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
await withTaskGroup(of: Void.self) { group in
  group.addTask {
    for await number in numbers { print(number) }
  }
  group.addTask {
    source.yield(1)
    source.finish()
  }
}

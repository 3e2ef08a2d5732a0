// finds: nothing
// outcomes: 2
// The second stream lies where the first one was, and the second task begins after the first one's end.
nonisolated(unsafe) var changes = 0

func change(yieldsFirst: Bool) async {
  let (_, input) = AsyncStream.makeStream(of: Int.self)
  if yieldsFirst { input.yield(1) }
  changes += 1
  if !yieldsFirst { input.yield(1) }
  input.finish()
}

await Task.detached { await change(yieldsFirst: false) }.value
await Task.detached { await change(yieldsFirst: true) }.value
print(changes)

// finds: dataRace
// line: 15
// A stream that asks for its elements registers its handler itself; that one may run while an element is made.
final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let task = Task.detached {
  let stream = AsyncStream<Int> {
    box.value = 1
    await Task.yield()
    return nil
  } onCancel: {
    print(box.value)
  }
  for await _ in stream {}
}
task.cancel()
await task.value

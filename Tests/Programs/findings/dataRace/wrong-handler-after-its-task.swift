// finds: dataRace
// line: 15
// The handler may run while its operation does: what the operation has written by then is not synchronized with it,
// even if the task comes to a suspension right after.
final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let task = Task.detached {
  await withTaskCancellationHandler {
    box.value = 1
    await Task.yield()
  } onCancel: {
    print(box.value)
  }
}
task.cancel()
await task.value

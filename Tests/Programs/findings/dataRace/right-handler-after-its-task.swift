// finds: nothing
// outcomes: 1 2|2
// A handler comes after what its task did before the operation, and before what follows it.
final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let task = Task.detached {
  box.value = 1
  await withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
    print(box.value, terminator: " ")
  }
  box.value += 1
  print(box.value)
}
task.cancel()
await task.value

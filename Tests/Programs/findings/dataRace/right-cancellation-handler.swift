// finds: nothing
// outcomes: 0|10
// A handler that runs has ended when the operation's caller goes on.

final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let task = Task.detached {
  await withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
    box.value += 10
  }
  return box.value
}
task.cancel()
print(await task.value)

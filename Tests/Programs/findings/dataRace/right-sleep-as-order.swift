// finds: nothing
// outcomes: 1
// The second one awaits the first.

final class Box: @unchecked Sendable {
  var value = 0
}

let box = Box()
let short = Task.detached {
  try? await Task.sleep(for: .milliseconds(10))
  return box.value
}
let long = Task.detached {
  try? await Task.sleep(for: .milliseconds(20))
  _ = await short.value
  box.value += 1
}
await long.value
print(box.value)

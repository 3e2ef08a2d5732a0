// finds: dataRace
// line: 13 17
// Two tasks use a variable, one after a short sleep and one after a longer one. Time orders nothing, and
// neither does a third one that awaits both.

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
  box.value += 1
}
_ = await short.value
await long.value
print(box.value)

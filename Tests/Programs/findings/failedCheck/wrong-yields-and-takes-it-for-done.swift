// finds: failedCheck
// line: 17
// assumes: fewLooks
// Thirty times a task gives way to another one, and takes it then for done.
actor Box {
  private(set) var isSet = false
  func set() { isSet = true }
}

let box = Box()
let setting = Task.detached { await box.set() }
for _ in 1...30 {
  if await box.isSet { break }
  await Task.yield()
}
let isSet = await box.isSet
precondition(isSet)
await setting.value

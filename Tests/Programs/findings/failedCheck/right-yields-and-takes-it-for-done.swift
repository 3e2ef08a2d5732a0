// finds: nothing
// It waits for the other one.
actor Box {
  private(set) var isSet = false
  func set() { isSet = true }
}

let box = Box()
let setting = Task.detached { await box.set() }
await setting.value
let isSet = await box.isSet
precondition(isSet)

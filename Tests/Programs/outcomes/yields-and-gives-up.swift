// outcomes: true|false
// assumes: fewLooks
// A task looks two hundred times whether another one has set a value, and yields each time: the other one may not
// even have begun.
actor Box {
  private(set) var isSet = false
  func set() { isSet = true }
}

func looks(at box: Box) async -> Bool {
  for _ in 1...200 {
    if await box.isSet { return true }
    await Task.yield()
  }
  return false
}

let box = Box()
let setting = Task.detached { await box.set() }
let looking = Task.detached { await looks(at: box) }
print(await looking.value)
await setting.value

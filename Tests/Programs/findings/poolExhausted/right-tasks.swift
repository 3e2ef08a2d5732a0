// finds: nothing
// Tasks that wait for an actor block no thread.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }
}

let gate = Gate()
await withTaskGroup(of: Void.self) { group in
  for _ in 1...2 { group.addTask { await gate.pass() } }
  group.addTask { await gate.open() }
}

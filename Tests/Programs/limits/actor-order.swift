// finds: nothing
// assumes: actorOrder
// outcomes: first second
// Swift promises no order of the calls that wait for an actor. The runtime takes the one that came first.
actor Log {
  private var notes: [String] = []
  private var tasks: [Task<Void, Never>] = []
  func fill() {
    tasks = [Task { notes.append("first") }, Task { notes.append("second") }]
  }
  func text() async -> String {
    for task in tasks { await task.value }
    return notes.joined(separator: " ")
  }
}

let log = Log()
await log.fill()
print(await log.text())

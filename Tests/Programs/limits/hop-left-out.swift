// finds: nothing
// assumes: actorOrder
// outcomes: first second other
// Between two calls of one actor a function that belongs to none leaves the actor, says the language. The
// compiler leaves that hop out where nothing stands between them, in what is explored as in any other
// program that it compiles: "first other second" is not searched.
actor Log {
  private var other: Task<Void, Never>?
  private(set) var order: [String] = []
  func first() {
    order.append("first")
    other = Task { order.append("other") }
  }
  func second() { order.append("second") }
  func end() async { await other?.value }
}

@Sendable func both(_ log: Log) async {
  await log.first()
  await log.second()
}

let log = Log()
await Task.detached { await both(log) }.value
await log.end()
print(await log.order.joined(separator: " "))

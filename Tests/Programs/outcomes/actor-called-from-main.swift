// outcomes: put, take|take, put
// A detached task and a function of the main actor call one actor: either comes first.

actor Shelf {
  private(set) var steps: [String] = []
  func put() { steps.append("put") }
  func take() { steps.append("take") }
}

let shelf = Shelf()
@MainActor func takeOne() async { await shelf.take() }

let other = Task.detached { await shelf.put() }
await takeOne()
await other.value
print(await shelf.steps.joined(separator: ", "))

// outcomes: put, take
// The twin of actor-called-from-main: the main task waits for the other one first.

actor Shelf {
  private(set) var steps: [String] = []
  func put() { steps.append("put") }
  func take() { steps.append("take") }
}

let shelf = Shelf()
@MainActor func takeOne() async { await shelf.take() }

let other = Task.detached { await shelf.put() }
await other.value
await takeOne()
print(await shelf.steps.joined(separator: ", "))

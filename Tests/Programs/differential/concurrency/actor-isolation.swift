// Isolated parameters, nonisolated members, assumptions that hold.
actor Counter {
  var number = 0
  nonisolated let name = "counter"
  nonisolated func describe() -> String { name }
  func add() { number += 1 }
  func addTwice() {
    assertIsolated()
    add()
    add()
    preconditionIsolated()
  }
}

func addThree(_ counter: isolated Counter) {
  counter.addTwice()
  counter.assumeIsolated { $0.add() }
}

let counter = Counter()
await addThree(counter)
print(await counter.number, counter.describe())

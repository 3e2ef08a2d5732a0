// finds: overlappingAccesses
// line: 23 15
// traps: yes
// The total is passed inout to a function that waits. What the same task does before that one has ended
// looks at it.
final class Till {
  var total = 0
}

@MainActor final class Shop {
  let till = Till()

  func add(_ coin: Int) async -> Int {
    await Task.yield()
    if till.total < 10 { return coin }
    return 0
  }
  private func settle(_ total: inout Int) async {
    total += await add(2)
  }
  func close() async {
    let till = till
    await settle(&till.total)
    print(till.total)
  }
}

await Shop().close()

// finds: nothing
// outcomes: 2
// While the total is passed inout to a function that waits, another task on the same thread looks at that of another
// till.
final class Till {
  var total = 0
}

@MainActor final class Shop {
  let till = Till()
  let old = Till()

  private func settle(_ total: inout Int) async {
    await Task.yield()
    total += 2
  }
  func close() async {
    let till = till
    await settle(&till.total)
    print(till.total)
  }
}

let shop = Shop()
let look = Task { if shop.old.total < 0 { print("in debt") } }
await shop.close()
await look.value

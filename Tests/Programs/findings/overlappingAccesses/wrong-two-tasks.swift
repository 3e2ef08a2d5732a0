// finds: overlappingAccesses
// line: 18
// The total is passed inout to a function that waits, and meanwhile another task of the same actor does the same with it:
// optimized code loses one of their changes.
final class Till {
  var total = 0
}

@MainActor final class Shop {
  let till = Till()

  private func settle(_ total: inout Int) async {
    total += 1
    await Task.yield()
    total += 1
  }
  func close() async {
    let till = till; await settle(&till.total)
  }
}

let shop = Shop()
async let one: Void = shop.close()
async let other: Void = shop.close()
_ = await (one, other)
print(shop.till.total)

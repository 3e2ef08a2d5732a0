// finds: nothing
// outcomes: 4
// Each change of the total is over before the function waits.
final class Till {
  var total = 0
}

@MainActor final class Shop {
  let till = Till()

  private func settle(_ till: Till) async {
    till.total += 1
    await Task.yield()
    till.total += 1
  }
  func close() async {
    let till = till; await settle(till)
  }
}

let shop = Shop()
async let one: Void = shop.close()
async let other: Void = shop.close()
_ = await (one, other)
print(shop.till.total)

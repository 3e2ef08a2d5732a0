import Dispatch
import Grading

/// A search during a change sees all of it or none of it.
func changeIsSeenWhole() {
  let (old, new) = (given(100...199), given(200...299))
  let list = PriceList([Product(name: "bread", cents: old), Product(name: "milk", cents: old)])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      list.change { products in
        for product in products.indices { products[product].cents = new }
      }
    } else {
      let names: [String] = list.names { $0.cents == new }
      expect(names.isEmpty || names.count == 2, "a search sees all of a change or nothing")
    }
  }
  let names: [String] = list.names { $0.cents == new }
  expect(names, equals: ["bread", "milk"], "a search sees the changes that were made before it")
}

/// A search during a change that moves the products finds the product that is wanted.
func productsAreMoved() {
  let (old, new) = (given(100...199), given(200...299))
  let list = PriceList([Product(name: "bread", cents: old), Product(name: "milk", cents: new)])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    // Code that waits with a limit has given up by then.
    if index == 0 {
      list.change { products in
        products.insert(Product(name: "salt", cents: old), at: 0)
        Work().computeLong("change")
      }
    } else {
      let names: [String] = list.names { product in
        if product.cents == new { Work().computeLong("search") }
        return product.cents == new
      }
      expect(names, equals: ["milk"], "a search sees all of a change or nothing")
    }
  }
  let names: [String] = list.names { $0.cents == old }
  expect(names, equals: ["salt", "bread"], "a search sees the changes that were made before it")
}

/// Two changes at the same time are both made.
func noChangeIsLost() {
  let steps = [given(1...9), given(10...50)]
  let list = PriceList([Product(name: "milk", cents: 100)])
  let work = Work()
  work.compute("both begin", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    list.change { $0[0].cents += steps[index] }
    work.compute("thread \(index) continues", units: 0)
  }
  let names: [String] = list.names { $0.cents == 100 + steps[0] + steps[1] }
  work.compute("names", units: 0)
  expect(names, equals: ["milk"], "both changes are made")
  expect(work, takesAtMost: 0, "no thread sleeps in order to change a price")
}

/// Searches run at the same time.
func searchesRunAtTheSameTime() {
  let work = Work()
  let cents = given(100...199)
  let list = PriceList([Product(name: "milk", cents: cents)])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let names: [String] = list.names { product in
      work.compute("search \(index)", units: 2)
      return product.cents == cents + index
    }
    expect(names, equals: index == 0 ? ["milk"] : [], "a search finds what is wanted")
  }
  expect(work.finished.count, equals: 2, "each search looks at each product")
  expect(work, takesAtMost: 2, "searches run at the same time")
}

/// Nine searches run at the same time: each begins while the one before it runs.
func nineSearches() {
  let work = Work()
  let list = PriceList([Product(name: "milk", cents: 100)])
  @Sendable func search(_ index: Int) {
    let ended = DispatchSemaphore(value: 0)
    let names: [String] = list.names { _ in
      if index < 9 {
        DispatchQueue.global().async {
          search(index + 1)
          ended.signal()
        }
      }
      // Those that begin later end earlier, each at a moment of its own.
      work.compute("search \(index)", units: 10 - index)
      return true
    }
    if index < 9 { ended.wait() }
    expect(names, equals: ["milk"], "a search finds what is wanted")
  }
  search(1)
  expect(work, reachesAtOnce: 9, "searches run at the same time, however many there are")
}

/// A product is added while two searches begin: those that find it have nothing more to wait for.
func searchesAfterAChange() {
  let work = Work()
  let cents = given(100...199)
  let list = PriceList([])
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    if index == 0 {
      return list.change { $0.append(Product(name: "milk", cents: cents)) }
    }
    let _: [String] = list.names { _ in
      work.compute("search \(index)", units: 2)
      return true
    }
  }
  expect(work, takesAtMost: 2, "searches run at the same time, also after a change")
}

/// Two searches that begin at the same time, after a change, both see it; names may be equal.
func bothSearchesSeeAnEarlierChange() {
  let cents = given(100...199)
  let list = PriceList([Product(name: "milk", cents: 1), Product(name: "milk", cents: 2)])
  list.change { products in
    for product in products.indices { products[product].cents = cents }
  }
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let names: [String] = list.names { $0.cents == cents }
    expect(names, equals: ["milk", "milk"], "a search sees the changes that were made before it")
  }
}

/// One thread makes two changes beside the change of another one: all three are made.
func threeChanges() {
  let list = PriceList([Product(name: "milk", cents: 0)])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    list.change { $0[0].cents += 1 }
    if index == 0 { list.change { $0[0].cents += 1 } }
  }
  let names: [String] = list.names { $0.cents == 3 }
  expect(names, equals: ["milk"], "all changes are made")
}

/// Two changes that take long are both made.
func twoLongChanges() {
  let list = PriceList([Product(name: "milk", cents: 0)])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    list.change { products in
      products[0].cents += 1
      // Code that waits with a limit has given up by then.
      Work().computeLong("change \(index)")
    }
  }
  let names: [String] = list.names { $0.cents == 2 }
  expect(names, equals: ["milk"], "both changes are made, however long they take")
}

/// Two lists: a change of one is none of the other.
func eachListHasItsProducts() {
  let cents = given(100...199)
  let (one, other) = (
    PriceList([Product(name: "milk", cents: cents)]), PriceList([Product(name: "bread", cents: 1)])
  )
  other.change { $0.append(Product(name: "salt", cents: cents)) }
  let names: [[String]] = [one, other].map { list in list.names { $0.cents == cents } }
  expect(names, equals: [["milk"], ["salt"]], "each list has products of its own")
}

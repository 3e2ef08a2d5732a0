import Dispatch
import Grading

/// Two books with three pages on two machines: both come back, and both machines are used.
func twoBooks() {
  let work = Work(atMost: 2)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 2)
  let books = [
    Book(title: "atlas", pages: ["map", "index"]), Book(title: "novel", pages: ["index"]),
  ]
  let made: [Int] = shop.make(books) { name in
    work.compute(name)
    return name == "map" ? sheet : sheet + 1
  } bind: { title, pages in
    work.compute("binding \(title)")
    return pages.reduce(title == "atlas" ? 1 : 2) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [10_000 + 101 * sheet + 1, 200 + sheet + 1],
    "every book is bound from its own pages, in their order, and comes back in its place")
  expect(
    work.finished.sorted(), equals: ["binding atlas", "binding novel", "index", "index", "map"],
    "each page is printed once, and each book is bound once")
  expect(work, takesAtMost: 3, "both machines are used")
}

/// The pages of one book are printed at the same time.
func twoPages() {
  let work = Work(atMost: 2)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 2)
  let made: [Int] = shop.make([Book(title: "atlas", pages: ["map", "index"])]) { name in
    work.compute(name)
    return name == "map" ? sheet : sheet + 1
  } bind: { title, pages in
    work.compute("binding \(title)")
    return pages.reduce(1) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [10_000 + 101 * sheet + 1],
    "every book is bound from its own pages, in their order, and comes back in its place")
  expect(work, takesAtMost: 2, "both machines are used, also for the pages of one book")
}

/// Four machines: four pages of one book are printed at the same time.
func fourMachines() {
  let work = Work(atMost: 4)
  let shop = PrintShop(machines: 4)
  let pages = ["1", "22", "333", "4444"]
  let made: [Int] = shop.make([Book(title: "atlas", pages: pages)]) { name in
    // Each ends at a moment of its own.
    work.compute(name, units: name.utf8.count)
    return name.utf8.count
  } bind: { title, pages in
    work.compute("binding \(title)")
    return pages.reduce(0, +)
  }
  expect(made, equals: [10], "a book is bound from its own pages")
  expect(work, takesAtMost: 5, "all machines are used")
}

/// Five machines print the five pages of a book, and a leaflet that is ordered after it waits for one of them.
func fiveMachines() {
  let work = Work(atMost: 5)
  let shop = PrintShop(machines: 5)
  DispatchQueue.concurrentPerform(iterations: 2) { order in
    // The leaflet comes when the pages of the book have come as far as they can.
    Work().compute("a while", units: order)
    let pages = order == 0 ? ["22", "4444", "666666", "88888888", "1010101010"] : ["1"]
    let made: [Int] = shop.make([Book(title: "order \(order)", pages: pages)]) { name in
      // Each ends at a moment of its own.
      work.compute(name, units: name.utf8.count)
      return name.utf8.count
    } bind: { title, pages in
      work.compute("binding \(title)", units: 0)
      return pages.reduce(0, +)
    }
    expect(made, equals: [order == 0 ? 30 : 1], "every order gets its own books")
  }
  expect(work, takesAtMost: 10, "all machines are used")
}

/// A book is bound while a page of another book is still being printed.
func boundMeanwhile() {
  let work = Work(atMost: 2)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 2)
  let books = [Book(title: "leaflet", pages: ["text"]), Book(title: "atlas", pages: ["map"])]
  let made: [Int] = shop.make(books) { name in
    work.compute(name, units: name == "map" ? 2 : 1)
    return name == "map" ? sheet + 1 : sheet
  } bind: { title, pages in
    work.compute("binding \(title)", units: title == "leaflet" ? 2 : 1)
    return pages.reduce(1) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [100 + sheet, 100 + sheet + 1],
    "every book is bound from its own pages, in their order, and comes back in its place")
  expect(work, takesAtMost: 3, "a book is bound as soon as its pages are printed")
}

/// One machine is enough for any number of books, also of the same title.
func oneMachine() {
  let work = Work(atMost: 1)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 1)
  let books = [
    Book(title: "diary", pages: ["front", "back"]), Book(title: "diary", pages: ["cover"]),
  ]
  let made: [Int] = shop.make(books) { name in
    work.compute(name)
    return name == "front" ? sheet : name == "back" ? sheet + 1 : sheet + 2
  } bind: { title, pages in
    work.compute("binding \(title)")
    return pages.reduce(1) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [10_000 + 101 * sheet + 1, 100 + sheet + 2],
    "every book is bound from its own pages, in their order, and comes back in its place")
  expect(
    work.finished.sorted(), equals: ["back", "binding diary", "binding diary", "cover", "front"],
    "each page is printed once, and each book is bound once")
  expect(work, takesAtMost: 5, "a machine does not stand still while there is work for it")
}

/// Two books of the same title on two machines: neither has a page of the other.
func theSameTitle() {
  let work = Work(atMost: 2)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 2)
  let books = [Book(title: "diary", pages: ["front"]), Book(title: "diary", pages: ["cover"])]
  let made: [Int] = shop.make(books) { name in
    work.compute(name)
    return name == "front" ? sheet : sheet + 1
  } bind: { title, pages in
    work.compute("binding \(title)")
    return pages.reduce(1) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [100 + sheet, 100 + sheet + 1],
    "every book is bound from its own pages, in their order, and comes back in its place")
  expect(work, takesAtMost: 2, "both machines are used")
}

/// Printing takes no time, so the only machine can become idle while the next page is ordered.
func printedInNoTime() {
  let sheet = given(10...99)
  let shop = PrintShop(machines: 1)
  let made: [Int] = shop.make([Book(title: "atlas", pages: ["map", "index"])]) { name in
    name == "map" ? sheet : sheet + 1
  } bind: { _, pages in
    pages.reduce(1) { 100 * $0 + $1 }
  }
  expect(
    made, equals: [10_000 + 101 * sheet + 1],
    "every book is bound from its own pages, in their order, and comes back in its place")
}

/// Two orders at the same time share the machines of the shop.
func twoOrders() {
  let work = Work(atMost: 1)
  let sheet = given(10...99)
  let shop = PrintShop(machines: 1)
  DispatchQueue.concurrentPerform(iterations: 2) { order in
    let made: [Int] = shop.make([Book(title: "book \(order)", pages: ["page"])]) { name in
      work.compute("\(name) of order \(order)", units: 0)
      return sheet + order
    } bind: { title, pages in
      // Code that waits with a limit has given up by then.
      work.computeLong("binding \(title)")
      return pages.reduce(1) { 100 * $0 + $1 }
    }
    expect(made, equals: [100 + sheet + order], "every order gets its own books")
  }
  expect(work.finished.count, equals: 4, "each page is printed once, and each book is bound once")
}

/// A short order comes back while a long one is still in work.
func aShortOrder() {
  let shop = PrintShop(machines: 2)
  DispatchQueue.concurrentPerform(iterations: 2) { order in
    let work = Work()
    work.compute("ordering", units: 0)
    let made: [Int] = shop.make([Book(title: "order \(order)", pages: ["page"])]) { name in
      work.compute(name, units: order == 0 ? 8 : 1)
      return order
    } bind: { title, pages in
      work.compute("binding \(title)")
      return pages.reduce(7, +)
    }
    work.compute("order \(order) is there", units: 0)
    expect(made, equals: [7 + order], "every order gets its own books")
    expect(work, takesAtMost: order == 0 ? 9 : 2, "make returns when its own books are bound")
  }
}

/// A book without pages is bound, and an order without books is done at once.
func nothingToPrint() {
  let work = Work(atMost: 1)
  let number = given(10...99)
  let shop = PrintShop(machines: 1)
  let made: [Int] = shop.make([Book(title: "notebook", pages: [])]) { _ in
    0
  } bind: { title, pages in
    work.compute("binding \(title)", units: 0)
    return number + pages.count
  }
  expect(made, equals: [number], "a book without pages is bound")
  let none: [Int] = shop.make([]) { _ in
    0
  } bind: { _, _ in
    0
  }
  expect(none, equals: [], "an order without books is done at once")
  expect(work.started.count, equals: 1, "nothing is printed or bound that was not ordered")
}

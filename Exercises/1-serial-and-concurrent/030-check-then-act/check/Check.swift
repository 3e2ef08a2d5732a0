import Dispatch
import Grading
import Synchronization

/// Two customers want the last seats: one of them gets them.
func noSeatIsSoldTwice() {
  let wanted = given(2...9)
  let sale = TicketSale(seats: wanted + 1)
  let sold = Atomic(0)
  let work = Work()
  work.compute("both come", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if sale.sell(wanted) { sold.add(wanted, ordering: .relaxed) }
    work.compute("customer \(index) goes", units: 0)
  }
  expect(work, takesAtMost: 0, "no customer is made to sleep before being served")
  expect(sold.load(ordering: .relaxed), equals: wanted, "one of two customers gets the last seats")
  let free: Int = sale.free
  expect(free, equals: 1, "seats that are sold are no longer free")
}

/// Two customers come at once, and there are seats for both: both get them.
func nobodyIsRefusedInVain() {
  let wanted = given(2...9)
  let sale = TicketSale(seats: 2 * wanted)
  let sold = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    if sale.sell(wanted) { sold.add(wanted, ordering: .relaxed) }
  }
  expect(
    sold.load(ordering: .relaxed), equals: 2 * wanted, "a customer who finds free seats gets them")
  let free: Int = sale.free
  expect(free, equals: 0, "seats that are sold are no longer free")
}

/// A reader in the middle sees the seats before the sale or after it.
func freeSeatsMayBeReadMeanwhile() {
  let (seats, wanted) = (given(20...90), given(2...9))
  let sale = TicketSale(seats: seats)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let isSold: Bool = sale.sell(wanted)
      expect(isSold, "a customer who finds free seats gets them")
    } else {
      let free: Int = sale.free
      expect(free == seats || free == seats - wanted, "a sale is seen whole or not at all")
    }
  }
}

/// A customer who wants too many seats gets none, and takes none from another customer.
func tooLargeAnOrderHarmsNobody() {
  let seats = given(3...9)
  let sale = TicketSale(seats: seats)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let isSold: Bool = sale.sell(index == 0 ? seats + 1 : seats - 1)
    expect(isSold == (index == 1), "a customer gets the seats exactly if so many are free")
  }
  let answers: [Bool] = [sale.sell(2), sale.sell(1), sale.sell(1)]
  expect(answers, equals: [false, true, false], "the last seat is sold, and once")
}

/// A party takes all seats: then an order of one is refused, and an order of none is not.
func allSeatsAreSold() {
  let seats = given(20...90)
  let sale = TicketSale(seats: seats)
  let answers: [Bool] = [sale.sell(seats), sale.sell(1), sale.sell(0)]
  expect(
    answers, equals: [true, false, true],
    "a customer gets the seats exactly if so many are free")
}

/// A family buys four seats while another customer buys three, one after the other: there are enough.
func nobodyIsOvertakenInVain() {
  let sale = TicketSale(seats: 7)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for count in index == 0 ? [4] : [1, 1, 1] {
      let isSold: Bool = sale.sell(count)
      expect(isSold, "a customer who finds free seats gets them")
    }
  }
}

/// A family wants four of five seats while another customer buys two, one after the other.
func aRefusalTakesNoSeats() {
  let sale = TicketSale(seats: 5)
  let sold = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for count in index == 0 ? [4] : [1, 1] {
      if sale.sell(count) { sold.add(count, ordering: .relaxed) }
    }
  }
  let free: Int = sale.free
  expect(
    free, equals: 5 - sold.load(ordering: .relaxed), "an order that is refused takes no seats")
}

/// A party wants all three seats while another customer buys two and then one: all three are sold.
func aRefusalKeepsNobodyOut() {
  let sale = TicketSale(seats: 3)
  let sold = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for count in index == 0 ? [3] : [2, 1] {
      if sale.sell(count) { sold.add(count, ordering: .relaxed) }
    }
  }
  expect(
    sold.load(ordering: .relaxed), equals: 3,
    "an order that is refused keeps no other customer from free seats")
}

/// Two sales at the same time, each with seats of its own.
func eachSaleHasItsSeats() {
  let (large, small) = (TicketSale(seats: given(20...90)), TicketSale(seats: 1))
  let answers: [Bool] = [large.sell(2), small.sell(1), small.sell(1), large.sell(2)]
  expect(answers, equals: [true, true, false, true], "each sale has seats of its own")
}

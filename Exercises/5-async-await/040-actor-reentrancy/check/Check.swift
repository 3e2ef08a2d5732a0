import Grading

/// Two customers want the last pieces: one gets them and pays, the other does neither.
func theLastPieces() async throws {
  let count = given(2...9)
  let stock = Stock(count)
  let work = Work()
  let first = Task(name: "Ann") {
    try await stock.sell(count) { try await work.fetch("Ann's payment", units: 2) }
  }
  let second = Task(name: "Ben") {
    try await stock.sell(count) { try await work.fetch("Ben's payment", units: 2) }
  }
  let sold: [Bool] = try await [first.value, second.value]

  let left: Int = await stock.left
  expect(sold.count { $0 }, equals: 1, "the last pieces are sold once")
  expect(left, equals: 0, "what is sold is no longer left, and nothing else is missing")
  expect(work.started.count, equals: 1, "a customer who gets nothing is not charged")
}

/// A payment that fails throws its error, and its pieces are for sale again.
func aFailedPayment() async throws {
  struct CardDeclined: Error {}
  let count = given(2...9)
  let stock = Stock(count)
  let work = Work()
  var declined: (any Error)?
  do {
    _ = try await stock.sell(count) {
      work.compute("a payment", units: 0)
      // The card would be good the second time, but nobody asked for that.
      if work.started.count == 1 { throw CardDeclined() }
    }
  } catch {
    declined = error
  }
  let left: Int = await stock.left
  expect(declined is CardDeclined, "the error of a failed payment arrives")
  expect(left, equals: count, "what could not be paid for is left")

  do {
    _ = try await stock.sell(count) { throw CancellationError() }
    expect(false, "the error of a payment that was cancelled arrives")
  } catch {
    expect(error is CancellationError, "the error of a payment that was cancelled arrives")
  }

  let sold: Bool = try await stock.sell(count) {}
  expect(sold, "after a failed payment the pieces are for sale again")
}

/// A customer's payment fails, and when its error has arrived, an urgent one comes: the pieces are for sale again.
func anUrgentCustomerAfterAFailedPayment() async {
  struct CardDeclined: Error {}
  let count = given(2...9)
  let stock = Stock(count)
  await withCheckedContinuation { arrived in
    Task(name: "Ann", priority: .low) {
      _ = try? await stock.sell(count) { throw CardDeclined() }
      arrived.resume()
    }
  }
  let urgent = Task(name: "Ben", priority: .high) { try? await stock.sell(count) {} }
  let isSold: Bool? = await urgent.value
  expect(isSold == true, "when the error of a failed payment arrives, its pieces are for sale")
}

/// With enough for both, two customers get what they want and are charged at the same time.
func enoughForBoth() async throws {
  let (one, two, rest) = (given(1...9), given(1...9), given(1...9))
  let stock = Stock(one + two + rest)
  let work = Work()
  let first = Task(name: "Ann") {
    try await stock.sell(one) { try await work.fetch("Ann's payment", units: 3) }
  }
  let second = Task(name: "Ben") {
    try await stock.sell(two) { try await work.fetch("Ben's payment", units: 3) }
  }
  let sold: [Bool] = try await [first.value, second.value]

  let left: Int = await stock.left
  let paid = work.finished.count
  expect(sold, equals: [true, true], "both customers get what is there")
  expect(left, equals: rest, "what is sold is no longer left")
  expect(paid, equals: 2, "each customer is charged once")
  expect(work, takesAtMost: 4, "customers do not wait for one another's payments")
}

/// With enough for all, six customers are charged at the same time: each comes while those before it pay.
func enoughForSix() async throws {
  let rest = given(1...9)
  let stock = Stock(6 + rest)
  let work = Work()
  let customers = (1...6).map { number in
    Task {
      // Each comes, and has paid, at a moment of its own.
      try await Work().fetch("a while", units: number)
      return try await stock.sell(1) {
        try await work.fetch("payment \(number)", units: 10)
      }
    }
  }
  try await Work().fetch("a while", units: 8)
  let leftMeanwhile: Int = await stock.left
  expect(leftMeanwhile <= 6 + rest - work.started.count, "what is being paid for is not left")
  for customer in customers {
    let isSold: Bool = try await customer.value
    expect(isSold, "a customer gets what is there")
  }
  let left: Int = await stock.left
  expect(left, equals: rest, "what is sold is no longer left")
  expect(work, reachesAtOnce: 6, "customers do not wait for one another's payments")
}

/// While one customer's payment fails, another one wants the same pieces: none is lost, and none sold twice.
func aPaymentFailsDuringAnother() async throws {
  struct CardDeclined: Error {}
  let count = given(2...9)
  let stock = Stock(count)
  let work = Work()
  let first = Task(name: "Ann") {
    try? await stock.sell(count) {
      try await work.fetch("Ann's payment", units: 2)
      throw CardDeclined()
    }
  }
  let second = Task(name: "Ben") {
    try await stock.sell(1) { try await work.fetch("Ben's payment", units: 3) }
  }
  let declined: Bool? = await first.value
  let isSold: Bool = try await second.value

  let left: Int = await stock.left
  expect(declined != true, "a customer whose payment fails gets nothing")
  expect(left, equals: isSold ? count - 1 : count, "what could not be paid for is left")
  expect(
    work.finished.contains("Ben's payment") == isSold, "a customer is charged for what is sold")
}

/// The customer's task is cancelled while the payment is under way: what the payment does counts all the same.
func cancelledDuringThePayment() async throws {
  struct CardDeclined: Error {}
  let (one, rest) = (given(1...9), given(1...9))
  let stock = Stock(one + rest)
  let isDeclined: Bool = await Task {
    do {
      return try await stock.sell(one) {
        withUnsafeCurrentTask { $0?.cancel() }
        throw CardDeclined()
      }
    } catch {
      return error is CardDeclined
    }
  }.value
  var left: Int = await stock.left
  expect(isDeclined, "the error of a failed payment arrives")
  expect(left, equals: one + rest, "what could not be paid for is left")

  let paid: Bool? = await Task {
    try? await stock.sell(one) { withUnsafeCurrentTask { $0?.cancel() } }
  }.value
  left = await stock.left
  expect(paid == true, "a customer gets what has been paid for")
  expect(left, equals: rest, "what is sold is no longer left, and nothing else is missing")
}

/// One customer's payment fails while another one's succeeds: only the pieces of the first one come back.
func aPaymentFailsBesideAnother() async throws {
  struct CardDeclined: Error {}
  let (one, two, rest) = (given(1...9), given(1...9), given(0...9))
  let stock = Stock(one + two + rest)
  let work = Work()
  let first = Task(name: "Ann") {
    try? await stock.sell(one) {
      try await work.fetch("Ann's payment", units: 2)
      throw CardDeclined()
    }
  }
  let second = Task(name: "Ben") {
    try await stock.sell(two) { try await work.fetch("Ben's payment", units: 3) }
  }
  let declined: Bool? = await first.value
  let isSold: Bool = try await second.value

  let left: Int = await stock.left
  expect(declined != true, "a customer whose payment fails gets nothing")
  expect(isSold, "a customer gets what is there, although another one cannot pay")
  expect(left, equals: one + rest, "a failed payment gives back its own pieces, and no others")
}

/// A customer is paying: what is being paid for is not left.
func duringAPayment() async throws {
  let (count, rest) = (given(1...9), given(0...9))
  let stock = Stock(count + rest)
  let isSold: Bool = try await stock.sell(count) {
    let left: Int = await stock.left
    expect(left, equals: rest, "what is being paid for is not left")
  }
  expect(isSold, "a customer gets what is there")
}

/// Two products: while a customer pays for one of them, all pieces of the other one are left.
func eachProductHasItsPieces() async throws {
  let (one, two) = (given(1...4), given(5...9))
  let (first, second) = (Stock(one), Stock(two))
  let isSold: Bool = try await first.sell(one) {
    let left: Int = await second.left
    expect(left, equals: two, "a sale takes nothing from another product")
  }
  let left: Int = await first.left
  expect(isSold, "a customer gets what is there")
  expect(left, equals: 0, "what is sold is no longer left, and nothing else is missing")
}

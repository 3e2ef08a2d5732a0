import Grading
import Synchronization

/// A page has the category, price, rating and related products of its product.
func thePageIsRight() async throws {
  let product = given(100...999)
  let price = given(1...500)
  let page = try await loadPage(
    for: product,
    from: Shop(
      category: { "category of \($0)" },
      price: { $0 + price },
      rating: { $0 % 5 },
      related: { $0 == "category of \(product)" ? [product + 1, product + 2, product] : [] }))

  let category: String = page.category
  let shownPrice: Int = page.price
  let rating: Int = page.rating
  let related: [Int] = page.related
  expect(category, equals: "category of \(product)", "the page shows the product's category")
  expect(shownPrice, equals: product + price, "the page shows the product's price")
  expect(rating, equals: product % 5, "the page shows the product's rating")
  expect(
    related, equals: [product + 1, product + 2, product],
    "the page shows what the shop says is in the same category, in that order")
}

/// The requests overlap: the page is there as soon as the slowest chain of requests is through.
func thePageIsFast() async throws {
  let work = Work()
  _ = try await loadPage(for: given(100...999), from: shop(work))
  expect(work.finished.count, equals: 4, "each of the four requests is made once")
  expect(work, takesAtMost: 4, "requests that need nothing of one another overlap")
}

/// A failed request fails the page with its error.
func aFailureFailsThePage() async {
  for name in ["category", "price", "rating", "related"] {
    let error = await failure(of: shop(Work(), failing: name))
    expect(error is CheckError, "the page fails with the error of the request that failed")
  }
}

/// The price fails with a CancellationError, though nobody has cancelled: so does the page.
func aFailureThatLooksLikeACancellation() async {
  let error = await failure(
    of: Shop(
      category: { _ in "" }, price: { _ in throw CancellationError() }, rating: { _ in 5 },
      related: { _ in [] }))
  expect(error is CancellationError, "the page fails with the error of the request that failed")
}

/// The rating fails the first time: it is not asked for again, and the page fails.
func aFailureIsNotTriedAgain() async {
  let asked = Mutex(0)
  let error = await failure(
    of: Shop(
      category: { _ in "" }, price: { _ in 1 },
      rating: { _ in
        let count = asked.withLock { asked in
          asked += 1
          return asked
        }
        if count == 1 { throw CheckError() }
        return 5
      }, related: { _ in [] }))
  expect(error is CheckError, "the page fails with the error of the request that failed")
}

/// When the page has failed because of its related products, none of its requests is still under way.
func nothingIsLeftBehindAtTheEnd() async {
  let work = Work()
  let fine = shop(work)
  let underWay = Mutex(0)
  let error = await failure(
    of: Shop(
      category: { _ in "" },
      price: { product in
        underWay.withLock { $0 += 1 }
        defer { underWay.withLock { $0 -= 1 } }
        return try await fine.price(product)
      },
      rating: { _ in 5 },
      related: { _ in
        try await work.fetch("failing related")
        throw CheckError()
      }))
  let left = underWay.withLock { $0 }
  expect(error is CheckError, "the page fails with the error of the request that failed")
  expect(left, equals: 0, "no request is under way when the page has failed")
}

/// When the page has failed, none of its requests is still under way.
func nothingIsLeftBehind() async {
  let work = Work()
  let fine = shop(work)
  let underWay = Mutex(0)
  let error = await failure(
    of: Shop(
      category: { _ in
        try await work.fetch("failing category")
        throw CheckError()
      },
      price: { product in
        underWay.withLock { $0 += 1 }
        defer { underWay.withLock { $0 -= 1 } }
        return try await fine.price(product)
      },
      rating: { product in
        underWay.withLock { $0 += 1 }
        defer { underWay.withLock { $0 -= 1 } }
        return try await fine.rating(product)
      }, related: fine.related))
  let left = underWay.withLock { $0 }
  expect(error is CheckError, "the page fails with the error of the request that failed")
  expect(left, equals: 0, "no request is under way when the page has failed")
}

private struct CheckError: Error {}

private func failure(of shop: Shop) async -> (any Error)? {
  do {
    _ = try await loadPage(for: given(100...999), from: shop)
    return nil
  } catch {
    return error
  }
}

/// A shop whose slowest chain of requests takes four units: the price alone, or the category, which has
/// no name, and then what is related.
private func shop(_ work: Work, failing broken: String? = nil) -> Shop {
  let ask: @Sendable (String, Int) async throws -> Void = { name, units in
    try await work.fetch(name, units: units)
    if name == broken { throw CheckError() }
  }
  return Shop(
    category: { _ in
      try await ask("category", 2)
      return ""
    },
    price: { product in
      try await ask("price", 4)
      return product
    },
    rating: { product in
      try await ask("rating", 3)
      return product
    },
    related: { _ in
      try await ask("related", 2)
      return []
    })
}

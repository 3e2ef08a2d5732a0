// expected: wrongResult
// Takes the first finished child for the price, though the rating comes first.

/// What the shop's server answers; each request takes its time, and may fail.
struct Shop: Sendable {
  let category: @Sendable (_ product: Int) async throws -> String
  let price: @Sendable (_ product: Int) async throws -> Int
  let rating: @Sendable (_ product: Int) async throws -> Int
  let related: @Sendable (_ category: String) async throws -> [Int]
}

/// All that the page of a product shows.
struct ProductPage: Sendable {
  let category: String
  let price: Int
  let rating: Int
  let related: [Int]
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { try await shop.price(product) }
    group.addTask { try await shop.rating(product) }

    let category = try await shop.category(product)
    let related = try await shop.related(category)
    guard let price = try await group.next(), let rating = try await group.next() else {
      throw CancellationError()
    }
    return ProductPage(category: category, price: price, rating: rating, related: related)
  }
}

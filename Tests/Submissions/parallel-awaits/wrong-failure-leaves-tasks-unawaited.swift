// expected: wrongResult
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
  let price = Task { try await shop.price(product) }
  let rating = Task { try await shop.rating(product) }
  do {
    let category = try await shop.category(product)
    let related = try await shop.related(category)
    return try await ProductPage(
      category: category, price: price.value, rating: rating.value, related: related)
  } catch {
    price.cancel()
    rating.cancel()
    throw error
  }
}

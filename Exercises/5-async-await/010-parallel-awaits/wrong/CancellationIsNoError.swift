// diagnosis: wrongResult
// Takes a CancellationError for no answer, though nobody has cancelled: the page has a price of 0.
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
  async let price = shop.price(product)
  async let rating = shop.rating(product)
  let category = try await shop.category(product)
  let related = try await shop.related(category)
  let cost: Int
  do { cost = try await price } catch is CancellationError { cost = 0 }
  return try await ProductPage(
    category: category, price: cost, rating: rating, related: related)
}

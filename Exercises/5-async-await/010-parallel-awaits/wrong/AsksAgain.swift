// diagnosis: wrongResult
// Asks for the rating a second time if it fails, so the page does not fail.
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

private func again(_ ask: @Sendable () async throws -> Int) async throws -> Int {
  if let answer = try? await ask() { return answer }
  return try await ask()
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  async let price = shop.price(product)
  async let rating = again { try await shop.rating(product) }
  let category = try await shop.category(product)
  let related = try await shop.related(category)
  return try await ProductPage(
    category: category, price: price, rating: rating, related: related)
}

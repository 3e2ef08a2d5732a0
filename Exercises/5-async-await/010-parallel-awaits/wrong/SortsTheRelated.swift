// diagnosis: wrongResult
// It shows the related products in an order of its own, and not the product itself.

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
  return try await ProductPage(
    category: category, price: price, rating: rating,
    related: related.filter { $0 != product }.sorted())
}

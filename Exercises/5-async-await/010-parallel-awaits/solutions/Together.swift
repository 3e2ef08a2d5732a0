// What needs one another is a function of its own, and everything is a child task.

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

/// The category of a product, and what else is in it.
private func family(of product: Int, from shop: Shop) async throws -> (String, [Int]) {
  let category = try await shop.category(product)
  return (category, try await shop.related(category))
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  async let family = family(of: product, from: shop)
  async let price = shop.price(product)
  async let rating = shop.rating(product)
  let (category, related) = try await family
  return try await ProductPage(
    category: category, price: price, rating: rating, related: related)
}

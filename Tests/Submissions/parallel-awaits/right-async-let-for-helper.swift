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
  async let found = categoryAndRelated(for: product, from: shop)
  async let price = shop.price(product)
  async let rating = shop.rating(product)
  let (category, related) = try await found
  return ProductPage(
    category: category, price: try await price, rating: try await rating, related: related)
}

/// The one pair of requests that has an order.
private func categoryAndRelated(
  for product: Int, from shop: Shop
) async throws -> (String, [Int]) {
  let category = try await shop.category(product)
  return (category, try await shop.related(category))
}

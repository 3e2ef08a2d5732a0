// expected: tooSlow
// Related waits for price and rating: the page takes 6 units, not 4.

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
  async let categoryRequest = shop.category(product)
  async let priceRequest = shop.price(product)
  async let ratingRequest = shop.rating(product)

  let (category, price, rating) = try await (categoryRequest, priceRequest, ratingRequest)
  let related = try await shop.related(category)
  return ProductPage(category: category, price: price, rating: rating, related: related)
}

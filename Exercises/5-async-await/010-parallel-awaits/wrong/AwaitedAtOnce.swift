// diagnosis: tooSlow
// Each async let is awaited in the line after it: that is an await with more words.

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
  async let category = shop.category(product)
  let shownCategory = try await category
  async let price = shop.price(product)
  let shownPrice = try await price
  async let rating = shop.rating(product)
  let shownRating = try await rating
  async let related = shop.related(shownCategory)
  return try await ProductPage(
    category: shownCategory, price: shownPrice, rating: shownRating, related: related)
}

// diagnosis: wrongResult
// Waits for the tasks if the category fails, but leaves them behind if what is related fails.
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
  let category: String
  do {
    category = try await shop.category(product)
  } catch {
    _ = await (price.result, rating.result)
    throw error
  }
  let related = try await shop.related(category)
  let (a, b) = await (price.result, rating.result)
  return try ProductPage(category: category, price: a.get(), rating: b.get(), related: related)
}

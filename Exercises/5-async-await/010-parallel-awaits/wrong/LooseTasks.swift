// diagnosis: wrongResult
// Unstructured tasks: they continue when the page has failed.

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
  let category = Task { try await shop.category(product) }
  let price = Task { try await shop.price(product) }
  let rating = Task { try await shop.rating(product) }
  let related = Task { try await shop.related(category.value) }
  return try await ProductPage(
    category: category.value, price: price.value, rating: rating.value, related: related.value)
}

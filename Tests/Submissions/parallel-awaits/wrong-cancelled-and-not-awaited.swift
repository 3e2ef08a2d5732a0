// expected: wrongResult
// Tasks of their own are cancelled when one fails, but not waited for.
struct Shop: Sendable {
  let category: @Sendable (_ product: Int) async throws -> String
  let price: @Sendable (_ product: Int) async throws -> Int
  let rating: @Sendable (_ product: Int) async throws -> Int
  let related: @Sendable (_ category: String) async throws -> [Int]
}

struct ProductPage: Sendable {
  let category: String
  let price: Int
  let rating: Int
  let related: [Int]
}

func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  let price = Task { try await shop.price(product) }
  let rating = Task { try await shop.rating(product) }
  defer {
    price.cancel()
    rating.cancel()
  }
  let category = try await shop.category(product)
  let related = try await shop.related(category)
  return ProductPage(
    category: category, price: try await price.value, rating: try await rating.value,
    related: related)
}

// expected: wrongResult
// A failed request for the related products leaves the page without them.

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

private enum Part: Sendable {
  case categoryAndRelated(String, [Int])
  case price(Int)
  case rating(Int)
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  try await withThrowingTaskGroup(of: Part.self) { group in
    group.addTask {
      let category = try await shop.category(product)
      return .categoryAndRelated(category, (try? await shop.related(category)) ?? [])
    }
    group.addTask { .price(try await shop.price(product)) }
    group.addTask { .rating(try await shop.rating(product)) }

    var category = ""
    var related: [Int] = []
    var price = 0
    var rating = 0
    for try await part in group {
      switch part {
      case .categoryAndRelated(let name, let products):
        category = name
        related = products
      case .price(let value): price = value
      case .rating(let value): rating = value
      }
    }
    return ProductPage(category: category, price: price, rating: rating, related: related)
  }
}

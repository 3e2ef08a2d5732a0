// expected: tooSlow
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
  case category(String)
  case price(Int)
  case rating(Int)
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  var category = ""
  var price = 0
  var rating = 0
  try await withThrowingTaskGroup(of: Part.self) { group in
    group.addTask { .category(try await shop.category(product)) }
    group.addTask { .price(try await shop.price(product)) }
    group.addTask { .rating(try await shop.rating(product)) }
    for try await part in group {
      switch part {
      case .category(let value): category = value
      case .price(let value): price = value
      case .rating(let value): rating = value
      }
    }
  }
  let related = try await shop.related(category)
  return ProductPage(category: category, price: price, rating: rating, related: related)
}

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

/// What one request has brought.
private enum Answer: Sendable {
  case category(String)
  case price(Int)
  case rating(Int)
  case related([Int])
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask { .category(try await shop.category(product)) }
    group.addTask { .price(try await shop.price(product)) }
    group.addTask { .rating(try await shop.rating(product)) }
    var category = ""
    var price = 0
    var rating = 0
    var related: [Int] = []
    for try await answer in group {
      switch answer {
      case .category(let name):
        category = name
        group.addTask { .related(try await shop.related(name)) }
      case .price(let value): price = value
      case .rating(let value): rating = value
      case .related(let products): related = products
      }
    }
    return ProductPage(category: category, price: price, rating: rating, related: related)
  }
}

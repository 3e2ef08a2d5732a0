// A throwing task group: each child brings one part of the page.

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
  case category(String, related: [Int])
  case price(Int)
  case rating(Int)
}

/// Asks the shop for what the page of a product shows.
func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  try await withThrowingTaskGroup(of: Part.self) { group in
    group.addTask {
      let category = try await shop.category(product)
      return .category(category, related: try await shop.related(category))
    }
    group.addTask { .price(try await shop.price(product)) }
    group.addTask { .rating(try await shop.rating(product)) }

    var page = (category: "", price: 0, rating: 0, related: [Int]())
    for try await part in group {
      switch part {
      case .category(let category, let related): (page.category, page.related) = (category, related)
      case .price(let price): page.price = price
      case .rating(let rating): page.rating = rating
      }
    }
    return ProductPage(
      category: page.category, price: page.price, rating: page.rating, related: page.related)
  }
}

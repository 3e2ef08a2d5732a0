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

private enum Answer: Sendable {
  case price(Int)
  case rating(Int)
  case category(String, related: [Int])
}

func loadPage(for product: Int, from shop: Shop) async throws -> ProductPage {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask { .price(try await shop.price(product)) }
    group.addTask { .rating(try await shop.rating(product)) }
    group.addTask {
      let category = try await shop.category(product)
      return .category(category, related: try await shop.related(category))
    }
    var price = 0
    var rating = 0
    var category = ""
    var related: [Int] = []
    while let answer = try await group.next() {
      switch answer {
      case .price(let value): price = value
      case .rating(let value): rating = value
      case .category(let name, let others): (category, related) = (name, others)
      }
    }
    return ProductPage(category: category, price: price, rating: rating, related: related)
  }
}

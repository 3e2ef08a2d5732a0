// Tasks of its own, without a group: they are cancelled and awaited by hand, also when one of them fails.

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
  let related = Task {
    let category = try await shop.category(product)
    return (category, try await shop.related(category))
  }
  @Sendable func cancel() {
    price.cancel()
    rating.cancel()
    related.cancel()
  }
  let page: Result<ProductPage, any Error> = await withTaskCancellationHandler {
    do {
      let (category, products) = try await related.value
      return .success(
        ProductPage(
          category: category, price: try await price.value, rating: try await rating.value,
          related: products))
    } catch {
      return .failure(error)
    }
  } onCancel: {
    cancel()
  }
  cancel()
  _ = (await price.result, await rating.result, await related.result)
  return try page.get()
}

// diagnosis: wrongResult
// In a cancelled task every error of the store is taken for a cancellation; the real one is lost.

/// The request that the current task works on.
enum Request {
  @TaskLocal static var id = "none"
}

/// What an order needs; each service writes `Request.id` into the log.
struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) {
    do {
      try await services.store(order)
    } catch {
      try Task.checkCancellation()
      throw error
    }
    Task {
      do {
        try await services.confirm(order)
      } catch {
        await services.note(order)
      }
    }
  }
}

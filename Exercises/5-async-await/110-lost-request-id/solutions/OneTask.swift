// One task does it all under the ID, and answers through a continuation as soon as the order is stored.

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
  try await withCheckedThrowingContinuation { continuation in
    Request.$id.withValue(request) {
      _ = Task { await handle(order, with: services, stored: continuation) }
    }
  }
}

private func handle(
  _ order: String, with services: Services, stored: CheckedContinuation<Void, any Error>
) async {
  do {
    try await services.store(order)
  } catch {
    return stored.resume(throwing: error)
  }
  stored.resume()
  do {
    try await services.confirm(order)
  } catch {
    await services.note(order)
  }
}

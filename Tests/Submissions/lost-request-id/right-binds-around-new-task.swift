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

/// Starts work in the background that belongs to a request, but is not cancelled with it.
private func inBackground(of request: String, _ work: @escaping @Sendable () async -> Void) {
  Request.$id.withValue(request) {
    _ = Task { await work() }  // takes a copy of the ID along
  }
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  let stored: Result<Void, any Error> = await Request.$id.withValue(request) {
    do {
      return .success(try await services.store(order))
    } catch {
      return .failure(error)
    }
  }
  try stored.get()
  inBackground(of: request) {
    let isSent: Bool
    do {
      try await services.confirm(order)
      isSent = true
    } catch {
      isSent = false
    }
    if !isSent { await services.note(order) }
  }
}

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

extension Services {
  /// The same services, each called with the ID of this request.
  fileprivate func bound(to request: String) -> Services {
    Services(
      store: { order in
        try await Request.$id.withValue(request) { try await store(order) }
      },
      confirm: { order in
        try await Request.$id.withValue(request) { try await confirm(order) }
      },
      note: { order in
        await Request.$id.withValue(request) { await note(order) }
      })
  }
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  let services = services.bound(to: request)
  try await services.store(order)
  Task.detached {
    do {
      try await services.confirm(order)
    } catch {
      await services.note(order)
    }
  }
}

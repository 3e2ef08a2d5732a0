// diagnosis: wrongResult
// One variable for all requests, safe behind a mutex: the second request changes the ID of the first.

import Synchronization

/// The request that the server works on.
enum Request {
  private static let current = Mutex("none")

  static var id: String {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

/// What an order needs; each service writes `Request.id` into the log.
struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  Request.id = request
  try await services.store(order)
  Task.detached {
    do {
      try await services.confirm(order)
    } catch {
      await services.note(order)
    }
  }
}

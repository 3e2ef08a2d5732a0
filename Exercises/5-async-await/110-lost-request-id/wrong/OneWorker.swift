// diagnosis: stillWaiting
// One task sends everything, started by the first request: it keeps the ID of that one, and it never ends.

import Synchronization

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

/// Sends confirmations in a task that begins with the first one.
private final class Mailroom: Sendable {
  private let orders: AsyncStream<@Sendable () async -> Void>.Continuation

  init() {
    let (stream, orders) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
    self.orders = orders
    Task {
      await withTaskGroup { group in
        for await order in stream { group.addTask { await order() } }
      }
    }
  }

  func send(_ confirmation: @escaping @Sendable () async -> Void) { orders.yield(confirmation) }
}

private let mailroom = Mailroom()

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) {
    try await services.store(order)
    mailroom.send {
      do {
        try await services.confirm(order)
      } catch {
        await services.note(order)
      }
    }
  }
}

// A mailroom takes the confirmations with the ID of each, and looks after one task for each.

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

/// Sends confirmations; each of them keeps the ID with which it was handed in.
private struct Mailroom {
  let request: String
  let services: Services

  func send(_ order: String) {
    Task.detached(name: "confirmation") { await self.deliver(order) }
  }

  private func deliver(_ order: String) async {
    await Request.$id.withValue(request) {
      let isSent = (try? await services.confirm(order)) != nil
      if !isSent { await services.note(order) }
    }
  }
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) { try await services.store(order) }
  Mailroom(request: request, services: services).send(order)
}

// expected: wrongResult
// A child task keeps the ID, but is cancelled and awaited when accept returns.
enum Request {
  @TaskLocal static var id = "none"
}

struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

private func confirm(_ order: String, with services: Services) async {
  do {
    try await services.confirm(order)
  } catch {
    await services.note(order)
  }
}

func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) {
    try await services.store(order)
    async let _ = confirm(order, with: services)
  }
}

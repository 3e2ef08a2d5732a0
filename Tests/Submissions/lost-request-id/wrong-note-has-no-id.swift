// expected: wrongResult
// The ID is bound again only for confirming; the note of one that failed says none.
enum Request {
  @TaskLocal static var id = "none"
}

struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) {
    try await services.store(order)
  }
  Task.detached {
    do {
      try await Request.$id.withValue(request) {
        try await services.confirm(order)
      }
    } catch {
      await services.note(order)
    }
  }
}

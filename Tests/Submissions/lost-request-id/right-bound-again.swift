enum Request {
  @TaskLocal static var id = "none"
}

struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

extension Services {
  fileprivate func confirmOrNote(_ order: String) async {
    do { try await confirm(order) } catch { await note(order) }
  }
}

func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) { try await services.store(order) }
  Task.detached {
    await Request.$id.withValue(request) { await services.confirmOrNote(order) }
  }
}

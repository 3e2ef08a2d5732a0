enum Request {
  @TaskLocal static var id = "none"
}

struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

func accept(_ order: String, request: String, with services: Services) async throws {
  func storeAndContinue() async throws {
    try await services.store(order)
    Task(priority: .background) {
      let result: Result<Void, any Error>
      do { result = .success(try await services.confirm(order)) } catch { result = .failure(error) }
      if case .failure = result { await services.note(order) }
    }
  }
  try await Request.$id.withValue(request, operation: storeAndContinue)
}

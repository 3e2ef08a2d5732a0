// expected: wrongResult
// Results are kept by name, so two photos of the same name get the same result.
struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (String, Result<String, any Error>).self) { group in
      var results: [String: Result<String, any Error>] = [:]
      var rest = names[...]
      for name in rest.prefix(atOnce) {
        group.addTask { (name, await result(of: name)) }
      }
      rest = rest.dropFirst(atOnce)
      for await (name, result) in group {
        results[name] = result
        if let next = rest.popFirst() {
          group.addTask { (next, await self.result(of: next)) }
        }
      }
      return names.compactMap { results[$0] }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do { return .success(try await read(name)) } catch { return .failure(error) }
  }
}

struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  private typealias Numbered = (index: Int, result: Result<String, any Error>)

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: Numbered.self) { group in
      var results = [Result<String, any Error>?](repeating: nil, count: names.count)
      var rest = names.enumerated().makeIterator()
      func addNext() {
        guard let (index, name) = rest.next() else { return }
        group.addTask { (index, await result(of: name)) }
      }
      (0..<atOnce).forEach { _ in addNext() }
      for await (index, result) in group {
        results[index] = result
        addNext()
      }
      return results.compactMap { $0 }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await photo(name, attemptsLeft: attempts))
    } catch {
      return .failure(error)
    }
  }

  private func photo(_ name: String, attemptsLeft: Int) async throws -> String {
    try Task.checkCancellation()
    do {
      return try await read(name)
    } catch let busy as CameraBusy {
      guard attemptsLeft > 1, !Task.isCancelled else { throw busy }
    }
    try await pause()
    return try await photo(name, attemptsLeft: attemptsLeft - 1)
  }
}

// diagnosis: wrongResult
// The limit is kept, but the results are in the order in which the photos were read.

/// What a camera throws that has too much to do at the moment.
struct CameraBusy: Error {}

/// Imports photos from a camera.
struct PhotoImporter: Sendable {
  /// The most photos that are read at the same time.
  let atOnce: Int
  /// How often a photo is read before it counts as failed.
  let attempts: Int
  /// Waits before another attempt.
  let pause: @Sendable () async throws -> Void
  /// Is told how many photos are done.
  let progress: @Sendable (_ done: Int) async -> Void
  /// Reads a photo.
  let read: @Sendable (_ name: String) async throws -> String

  /// The photos with these names, or why there is none.
  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: Result<String, any Error>.self) { group in
      var results: [Result<String, any Error>] = []
      var rest = names[...]
      for name in rest.prefix(atOnce) {
        group.addTask { await result(of: name) }
      }
      rest = rest.dropFirst(atOnce)
      while let result = await group.next() {
        results.append(result)
        if let name = rest.popFirst() {
          group.addTask { await self.result(of: name) }
        }
      }
      return results
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

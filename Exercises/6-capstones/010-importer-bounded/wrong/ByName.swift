// diagnosis: wrongResult
// The results are kept by name, so that a name that is there twice is read once.

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
    await withTaskGroup(of: (name: String, result: Result<String, any Error>).self) { group in
      var results: [String: Result<String, any Error>] = [:]
      var rest = Array(Set(names))[...]
      for name in rest.prefix(atOnce) {
        group.addTask { (name, await result(of: name)) }
      }
      rest = rest.dropFirst(atOnce)
      while let one = await group.next() {
        results[one.name] = one.result
        if let name = rest.popFirst() {
          group.addTask { (name, await result(of: name)) }
        }
      }
      return names.compactMap { results[$0] }
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

// diagnosis: tooSlow
// Four at once are enough, it thinks; a larger limit is not used.

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
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var results = [Result<String, any Error>?](repeating: nil, count: names.count)
      for (index, name) in names.enumerated() {
        if index >= min(atOnce, 4), let (i, r) = await group.next() { results[i] = r }
        group.addTask { (index, await result(of: name)) }
      }
      for await (i, r) in group { results[i] = r }
      return results.compactMap { $0 }
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

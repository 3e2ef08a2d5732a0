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
    var results = [Result<String, any Error>](
      repeating: .failure(CancellationError()), count: names.count)
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var rest = names.enumerated().makeIterator()
      func add() {
        guard !group.isCancelled, let (index, name) = rest.next() else { return }
        _ = group.addTaskUnlessCancelled { (index, await result(of: name)) }
      }
      for _ in 1...atOnce { add() }
      for await (index, result) in group {
        results[index] = result
        add()
      }
    }
    return results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    guard !Task.isCancelled else { return .failure(CancellationError()) }
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

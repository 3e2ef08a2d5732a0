// diagnosis: wrongResult
// The last attempt is made with try?, so that whatever goes wrong there counts as busy.

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

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var results = names.map { _ in Result<String, any Error>.failure(CancellationError()) }
      var queue = Array(names.enumerated())[...]
      func start() {
        guard let (i, name) = queue.popFirst() else { return }
        _ = group.addTaskUnlessCancelled { (i, await result(name)) }
      }
      for _ in 0..<atOnce { start() }
      while let (i, r) = await group.next() {
        results[i] = r
        start()
      }
      return results
    }
  }

  private func result(_ name: String) async -> Result<String, any Error> {
    do {
      if attempts > 1 {
        for _ in 1..<attempts {
          try Task.checkCancellation()
          do { return .success(try await read(name)) } catch is CameraBusy {
            try Task.checkCancellation()
            try await pause()
          }
        }
        try Task.checkCancellation()
        if let photo = try? await read(name) { return .success(photo) }
        throw CameraBusy()
      }
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch { return .failure(error) }
  }
}

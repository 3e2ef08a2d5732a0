// diagnosis: wrongResult
// It looks for a cancellation as soon as an attempt has failed, and so throws away an error that is final.

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
      var out = names.map { _ in Result<String, any Error>.failure(CancellationError()) }
      var it = names.enumerated().makeIterator()
      for _ in 0..<atOnce {
        if let (i, n) = it.next() { group.addTask { (i, await result(of: n)) } }
      }
      while let (i, r) = await group.next() {
        out[i] = r
        if let (i, n) = it.next() { group.addTask { (i, await result(of: n)) } }
      }
      return out
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      try Task.checkCancellation()
      for _ in 1..<attempts {
        do { return .success(try await read(name)) } catch {
          if !(error is CameraBusy) {
            try Task.checkCancellation()
            return .failure(error)
          }
        }
        try Task.checkCancellation()
        try await pause()
        try Task.checkCancellation()
      }
      return .success(try await read(name))
    } catch { return .failure(error) }
  }
}

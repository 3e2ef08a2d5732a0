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
    var results = [Result<String, any Error>?](repeating: nil, count: names.count)
    var done = 0
    var lastCall: Task<Void, Never>?
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var rest = names.enumerated().makeIterator()
      for _ in 0..<atOnce {
        guard let (index, name) = rest.next() else { break }
        group.addTask { (index, await result(of: name)) }
      }
      while let (index, result) = await group.next() {
        results[index] = result
        if let (index, name) = rest.next() {
          group.addTask { (index, await self.result(of: name)) }
        }
        guard case .success = result else { continue }
        done += 1
        lastCall = Task { [done, lastCall, progress] in
          await lastCall?.value
          await progress(done)
        }
      }
    }
    await lastCall?.value
    return results.compactMap { $0 }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      for _ in 1..<attempts {
        do {
          try Task.checkCancellation()
          return .success(try await read(name))
        } catch is CameraBusy {
          try Task.checkCancellation()
          try await pause()
        }
      }
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

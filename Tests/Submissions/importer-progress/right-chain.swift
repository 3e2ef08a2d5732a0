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
    // Each call waits for the one before; not children, so that a cancellation stops none of them.
    var telling: Task<Void, Never>?
    var imported = 0
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var next = 0
      func add() {
        guard next < names.count else { return }
        let place = next
        next += 1
        group.addTask { (place, await result(of: names[place])) }
      }
      for _ in 0..<atOnce { add() }
      while let (place, result) = await group.next() {
        add()
        results[place] = result
        guard case .success = result else { continue }
        imported += 1
        telling = Task { [before = telling, count = imported] in
          await before?.value
          await progress(count)
        }
      }
    }
    await telling?.value
    return results
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

// diagnosis: wrongResult
// Remembers that the camera was busy, and reports that instead of the error that ended the attempts.

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
      var rest = names.indices.makeIterator()
      func addOne() {
        guard !Task.isCancelled, let index = rest.next() else { return }
        group.addTask { (index, await outcome(of: names[index])) }
      }
      for _ in 0..<atOnce { addOne() }
      while let (index, result) = await group.next() {
        results[index] = result
        addOne()
      }
      return results
    }
  }

  private func outcome(of name: String) async -> Result<String, any Error> {
    if Task.isCancelled { return .failure(CancellationError()) }
    var lastBusy: CameraBusy?
    for attempt in 1...attempts {
      do {
        return .success(try await read(name))
      } catch {
        if let busy = error as? CameraBusy {
          lastBusy = busy
        } else {
          return .failure(lastBusy ?? error)
        }
        guard attempt < attempts, !Task.isCancelled else { break }
        do { try await pause() } catch { break }
        if Task.isCancelled { break }
      }
    }
    return .failure(lastBusy ?? CameraBusy())
  }
}

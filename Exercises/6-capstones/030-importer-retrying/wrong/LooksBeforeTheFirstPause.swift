// diagnosis: wrongResult
// It looks for a cancellation before the first pause, but not before those that follow.

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
    await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) { group in
      var results: [Int: Result<String, any Error>] = [:]
      var started = 0
      func startNext() {
        guard started < names.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await result(of: names[index])) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    var busy: CameraBusy?
    do {
      for number in 1...attempts {
        if number > 1 {
          if number == 2 { try Task.checkCancellation() }
          try await pause()
        }
        try Task.checkCancellation()
        do {
          return .success(try await read(name))
        } catch let error as CameraBusy {
          busy = error
        }
      }
      return .failure(busy ?? CameraBusy())
    } catch {
      return .failure(error)
    }
  }
}

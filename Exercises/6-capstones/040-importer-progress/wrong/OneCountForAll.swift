// diagnosis: wrongResult
// The count is a global variable: another import goes on where the one before has ended.

import Synchronization

/// What a camera throws that has too much to do at the moment.
struct CameraBusy: Error {}

/// How many photos have been told.
private let done = Atomic(0)

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
    let (imported, continuation) = AsyncStream.makeStream(of: Void.self)
    // No child: a loop that is cancelled would end before everything is told.
    let telling = Task {
      for await _ in imported {
        let done = done.add(1, ordering: .relaxed).newValue
        await progress(done)
      }
    }
    let results = await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) {
      group in
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
        if case .success = result { continuation.yield() }
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
    continuation.finish()
    await telling.value
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

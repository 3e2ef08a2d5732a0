// diagnosis: wrongResult
// The attempts are counted for each name: two photos with the same name share them.
import Synchronization

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
    let counts = Counts()
    return await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) { group in
      var results: [Int: Result<String, any Error>] = [:]
      var started = 0
      func startNext() {
        guard started < names.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await result(of: names[index], counts)) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
  }

  private func result(of name: String, _ counts: Counts) async -> Result<String, any Error> {
    do {
      while counts.next(name) < attempts {
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

  private final class Counts: Sendable {
    private let made = Mutex<[String: Int]>([:])

    func next(_ name: String) -> Int {
      made.withLock { made in
        made[name, default: 0] += 1
        return made[name, default: 0]
      }
    }
  }
}

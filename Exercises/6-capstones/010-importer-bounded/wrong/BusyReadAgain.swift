// diagnosis: wrongResult
// A photo is asked for again when the camera was busy: a later part wants that, with a number of attempts and a pause.

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
    do {
      do {
        return .success(try await read(name))
      } catch is CameraBusy {
        return .success(try await read(name))
      }
    } catch {
      return .failure(error)
    }
  }
}

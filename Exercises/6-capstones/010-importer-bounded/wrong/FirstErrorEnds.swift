// diagnosis: wrongResult
// A throwing group: the first photo that cannot be read ends the import.

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
    var results: [Int: Result<String, any Error>] = [:]
    do {
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        var started = 0
        func startNext() {
          guard started < names.count else { return }
          let index = started
          started += 1
          group.addTask { (index, try await read(names[index])) }
        }
        for _ in 0..<atOnce { startNext() }
        while let (index, photo) = try await group.next() {
          results[index] = .success(photo)
          startNext()
        }
      }
    } catch {
      for index in names.indices where results[index] == nil { results[index] = .failure(error) }
    }
    return names.indices.compactMap { results[$0] }
  }
}

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
    typealias Import = (place: Int, result: Result<String, any Error>)
    return await withTaskGroup(of: Import.self) { group in
      var results: [Import] = []
      for (place, name) in names.enumerated() {
        if place >= atOnce, let ended = await group.next() { results.append(ended) }
        group.addTask {
          do {
            return (place, .success(try await read(name)))
          } catch {
            return (place, .failure(error))
          }
        }
      }
      for await ended in group { results.append(ended) }
      return results.sorted { $0.place < $1.place }.map(\.result)
    }
  }
}

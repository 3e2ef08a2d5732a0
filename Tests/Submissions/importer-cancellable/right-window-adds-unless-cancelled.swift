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
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var rest = names.enumerated().makeIterator()
      var underWay = 0
      while true {
        while underWay < atOnce, let (index, name) = rest.next() {
          let isAdded = group.addTaskUnlessCancelled {
            if Task.isCancelled { return (index, .failure(CancellationError())) }
            do {
              let photo = try await read(name)
              return (index, .success(photo))
            } catch let error {
              return (index, .failure(error))
            }
          }
          if isAdded { underWay += 1 }
        }
        guard let (index, result) = await group.next() else { break }
        underWay -= 1
        results[index] = result
      }
    }
    return results
  }
}

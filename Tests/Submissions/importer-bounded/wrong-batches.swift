// expected: tooSlow
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
    var results: [Result<String, any Error>] = []
    var rest = names[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(atOnce))
      rest = rest.dropFirst(atOnce)
      results += await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
        for (index, name) in batch.enumerated() {
          group.addTask { (index, await result(of: name)) }
        }
        var all: [Int: Result<String, any Error>] = [:]
        for await (index, result) in group { all[index] = result }
        return batch.indices.compactMap { all[$0] }
      }
    }
    return results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

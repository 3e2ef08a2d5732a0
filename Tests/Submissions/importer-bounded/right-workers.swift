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
    let album = ImportedAlbum(names)
    await withDiscardingTaskGroup { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          while let (place, name) = await album.next() {
            do {
              await album.put(.success(try await read(name)), at: place)
            } catch {
              await album.put(.failure(error), at: place)
            }
          }
        }
      }
    }
    return await album.results
  }
}

/// Which photos are left, and what has become of the others.
private actor ImportedAlbum {
  private var left: [(Int, String)]
  private var done: [Int: Result<String, any Error>] = [:]

  init(_ names: [String]) {
    left = Array(names.enumerated().map { ($0.offset, $0.element) }.reversed())
  }

  func next() -> (Int, String)? { left.popLast() }

  func put(_ result: Result<String, any Error>, at place: Int) { done[place] = result }

  var results: [Result<String, any Error>] {
    done.sorted { $0.key < $1.key }.map(\.value)
  }
}

// As many workers as photos may be read at once; each takes the next name from a list, until that is empty.

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
    let list = ImportList(names)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          while let (index, name) = await list.next() {
            await list.put(await result(of: name), at: index)
          }
        }
      }
    }
    return await list.results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

/// The names that are left, and the results so far.
private actor ImportList {
  private var left: [(Int, String)]
  private var byIndex: [Int: Result<String, any Error>] = [:]

  init(_ names: [String]) { left = Array(names.enumerated().reversed()) }

  var results: [Result<String, any Error>] {
    byIndex.sorted { $0.key < $1.key }.map(\.value)
  }

  func next() -> (Int, String)? { left.popLast() }
  func put(_ result: Result<String, any Error>, at index: Int) { byIndex[index] = result }
}

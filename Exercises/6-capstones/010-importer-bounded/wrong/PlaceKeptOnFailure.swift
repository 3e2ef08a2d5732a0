// diagnosis: continuationNeverResumed
// A photo that fails does not give its place back.

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
    let places = Places(atOnce)
    return await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { (index, await result(of: name, in: places)) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func result(of name: String, in places: Places) async -> Result<String, any Error> {
    do {
      await places.take()
      let photo = try await read(name)
      await places.giveBack()
      return .success(photo)
    } catch {
      return .failure(error)
    }
  }
}

/// A number of places, and those who wait for one.
private actor Places {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

// diagnosis: tooManyAtOnce
// The places are global: every importer has the limit of the first one.

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
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask {
          await Places.all.take(of: atOnce)
          let result = await result(of: name)
          await Places.all.giveBack()
          return (index, result)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

/// The places of the camera, and those who wait for one.
private actor Places {
  static let all = Places()
  private var free: Int?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take(of count: Int) async {
    let left = free ?? count
    free = max(left - 1, 0)
    if left == 0 { await withCheckedContinuation { waiting.append($0) } }
  }

  func giveBack() {
    if waiting.isEmpty {
      free = (free ?? 0) + 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

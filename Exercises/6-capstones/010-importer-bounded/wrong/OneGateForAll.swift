// diagnosis: tooSlow
// All importers pass one gate, so that those at work at the same time keep each other waiting.

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

  private static let gate = Gate()

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      for i in names.indices {
        group.addTask {
          await Self.gate.enter(limit: atOnce)
          let r: Result<String, any Error>
          do { r = .success(try await read(names[i])) } catch { r = .failure(error) }
          await Self.gate.leave()
          return (i, r)
        }
      }
      var all: [(Int, Result<String, any Error>)] = []
      for await x in group { all.append(x) }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

private actor Gate {
  private var running = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []
  func enter(limit: Int) async {
    while running >= limit { await withCheckedContinuation { waiters.append($0) } }
    running += 1
  }
  func leave() {
    running -= 1
    let all = waiters
    waiters = []
    for w in all { w.resume() }
  }
}

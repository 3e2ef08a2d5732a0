// Each attempt gives a result, and one place decides whether it is final.

import Synchronization

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
    // A task that has been cancelled would make workers that begin before they learn of it.
    if Task.isCancelled { return list.results }
    let workers = (0..<min(atOnce, names.count)).map { _ in
      Task {
        while !Task.isCancelled, let (index, name) = list.next() {
          list.put(await result(of: name), at: index)
        }
      }
    }
    await withTaskCancellationHandler {
      for worker in workers { await worker.value }
    } onCancel: {
      for worker in workers { worker.cancel() }
    }
    return list.results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    var left = attempts
    while true {
      let result = await attempt(name)
      left -= 1
      guard case .failure(let error) = result, error is CameraBusy, left > 0, !Task.isCancelled
      else { return result }
      do {
        try await pause()
      } catch {
        return .failure(error)
      }
    }
  }

  private func attempt(_ name: String) async -> Result<String, any Error> {
    do {
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

/// The names that are left, and the results so far: a cancellation for those that were not read.
private final class ImportList: Sendable {
  private let names: [String]
  private let state: Mutex<(next: Int, results: [Result<String, any Error>])>

  init(_ names: [String]) {
    self.names = names
    state = Mutex((0, names.map { _ in .failure(CancellationError()) }))
  }

  var results: [Result<String, any Error>] { state.withLock { $0.results } }

  func next() -> (Int, String)? {
    state.withLock { state in
      guard state.next < names.count else { return nil }
      defer { state.next += 1 }
      return (state.next, names[state.next])
    }
  }

  func put(_ result: Result<String, any Error>, at index: Int) {
    state.withLock { $0.results[index] = result }
  }
}

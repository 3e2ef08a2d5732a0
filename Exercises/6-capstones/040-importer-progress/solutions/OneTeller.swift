// A lock around two numbers, imported and told; a task tells what lies between them, as long as there is something.

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
    let teller = Teller(progress)
    // A task that has been cancelled would make workers that begin before they learn of it.
    if Task.isCancelled { return list.results }
    let workers = (0..<min(atOnce, names.count)).map { _ in
      Task {
        while !Task.isCancelled, let (index, name) = list.next() {
          let result = await result(of: name)
          list.put(result, at: index)
          if case .success = result { teller.oneMore() }
        }
      }
    }
    await withTaskCancellationHandler {
      for worker in workers { await worker.value }
    } onCancel: {
      for worker in workers { worker.cancel() }
    }
    await teller.everythingTold()
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

/// Tells how many photos are imported: the first that finds nobody telling begins a task that tells all.
private final class Teller: Sendable {
  private struct State {
    var imported = 0
    var told = 0
    var telling: Task<Void, Never>?
  }

  private let progress: @Sendable (Int) async -> Void
  private let state = Mutex(State())

  init(_ progress: @escaping @Sendable (Int) async -> Void) { self.progress = progress }

  func oneMore() {
    state.withLock { state in
      state.imported += 1
      if state.telling == nil { state.telling = Task { await tellAll() } }
    }
  }

  /// No photo is imported any more when this is called, so no other task begins.
  func everythingTold() async { await state.withLock { $0.telling }?.value }

  private func tellAll() async {
    while let number = next() { await progress(number) }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.told < state.imported else {
        state.telling = nil
        return nil
      }
      state.told += 1
      return state.told
    }
  }
}

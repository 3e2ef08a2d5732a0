// diagnosis: wrongResult
// Its last look for a photo and its end are two steps: a photo that is there in between is never told.

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
    let teller = Teller(progress)
    let results = await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) {
      group in
      var results: [Int: Result<String, any Error>] = [:]
      var started = 0
      func startNext() {
        guard started < names.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await result(of: names[index])) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        if case .success = result { teller.oneMore() }
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
    await teller.everythingTold()
    return results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      for _ in 1..<attempts {
        do {
          try Task.checkCancellation()
          return .success(try await read(name))
        } catch is CameraBusy {
          try Task.checkCancellation()
          try await pause()
        }
      }
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

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

  func everythingTold() async { await state.withLock { $0.telling }?.value }

  private func tellAll() async {
    while let number = next() { await progress(number) }
    state.withLock { $0.telling = nil }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.told < state.imported else { return nil }
      state.told += 1
      return state.told
    }
  }
}

// A chain of tasks, of which each waits for the one before it; an actor keeps its end.

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
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          while !Task.isCancelled, let (index, name) = await list.next() {
            let result = await result(of: name)
            await list.put(result, at: index)
            if case .success = result { await teller.oneMore() }
          }
        }
      }
    }
    await teller.everythingTold()
    return await list.results(of: names.count)
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await photo(name, attempts: attempts))
    } catch {
      return .failure(error)
    }
  }

  private func photo(_ name: String, attempts: Int) async throws -> String {
    try Task.checkCancellation()
    do {
      return try await read(name)
    } catch let busy as CameraBusy {
      guard attempts > 1, !Task.isCancelled else { throw busy }
      try await pause()
      return try await photo(name, attempts: attempts - 1)
    }
  }
}

/// The names that are left, and the results so far.
private actor ImportList {
  private var left: [(Int, String)]
  private var byIndex: [Int: Result<String, any Error>] = [:]

  init(_ names: [String]) { left = Array(names.enumerated().reversed()) }

  func results(of count: Int) -> [Result<String, any Error>] {
    (0..<count).map { byIndex[$0] ?? .failure(CancellationError()) }
  }

  func next() -> (Int, String)? { left.popLast() }
  func put(_ result: Result<String, any Error>, at index: Int) { byIndex[index] = result }
}

/// Tells numbers, each when the one before has been told.
private actor Teller {
  private let progress: @Sendable (Int) async -> Void
  private var done = 0
  private var last: Task<Void, Never>?

  init(_ progress: @escaping @Sendable (Int) async -> Void) { self.progress = progress }

  func oneMore() {
    done += 1
    let (number, previous, progress) = (done, last, progress)
    last = Task {
      await previous?.value
      await progress(number)
    }
  }

  func everythingTold() async { await last?.value }
}

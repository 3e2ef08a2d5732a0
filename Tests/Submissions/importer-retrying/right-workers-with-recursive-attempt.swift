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

  private typealias Outcome = Result<String, any Error>

  /// The photos with these names, or why there is none.
  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let counter = Counter(names.count)
    return await withTaskGroup(of: [Int: Outcome].self) { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          var mine: [Int: Outcome] = [:]
          while let index = await counter.next() {
            mine[index] = await attempt(1, at: names[index])
          }
          return mine
        }
      }
      var all: [Int: Outcome] = [:]
      for await some in group {
        all.merge(some) { one, _ in one }
      }
      return all.sorted { $0.key < $1.key }.map { $0.value }
    }
  }

  private func attempt(_ number: Int, at name: String) async -> Outcome {
    if Task.isCancelled { return .failure(CancellationError()) }
    do {
      let photo = try await read(name)
      return .success(photo)
    } catch {
      guard error is CameraBusy, number < attempts, !Task.isCancelled else {
        return .failure(error)
      }
      do {
        try await pause()
      } catch {
        return .failure(error)
      }
      return await attempt(number + 1, at: name)
    }
  }
}

/// Counts from 0, up to but not including an end.
private actor Counter {
  private var value = 0
  private let end: Int

  init(_ end: Int) { self.end = end }

  func next() -> Int? {
    if value == end { return nil }
    value += 1
    return value - 1
  }
}

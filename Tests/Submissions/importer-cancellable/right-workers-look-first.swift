import Synchronization

struct CameraBusy: Error {}

private final class Places: Sendable {
  private let rest: Mutex<Range<Int>>

  init(_ places: Range<Int>) { rest = Mutex(places) }

  func take() -> Int? { rest.withLock { $0.popFirst() } }
}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let places = Places(names.indices)
    return await withTaskGroup(of: [(Int, Result<String, any Error>)].self) { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          var read: [(Int, Result<String, any Error>)] = []
          while !Task.isCancelled, let place = places.take() {
            do {
              read.append((place, .success(try await self.read(names[place]))))
            } catch {
              read.append((place, .failure(error)))
            }
          }
          return read
        }
      }
      var results = names.map { _ in Result<String, any Error>.failure(CancellationError()) }
      for await read in group {
        for (place, result) in read { results[place] = result }
      }
      return results
    }
  }
}

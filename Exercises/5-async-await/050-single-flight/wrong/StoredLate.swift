// diagnosis: wrongResult
// The task is stored after it was begun, when it may have failed already: two later requests find an old error.
import Synchronization

final class PictureCache: Sendable {
  private let load: @Sendable (_ name: String) async throws -> String
  private let tasks = Mutex<[String: Task<String, any Error>]>([:])
  private let loading = Mutex<Set<String>>([])

  init(load: @escaping @Sendable (_ name: String) async throws -> String) { self.load = load }

  func picture(_ name: String) async throws -> String {
    let isFirst = loading.withLock { $0.insert(name).inserted }
    if isFirst {
      let task = Task {
        do { return try await load(name) } catch {
          tasks.withLock { $0[name] = nil }
          _ = loading.withLock { $0.remove(name) }
          throw error
        }
      }
      tasks.withLock { $0[name] = task }
      return try await task.value
    }
    while true {
      if let task = tasks.withLock({ $0[name] }) { return try await task.value }
      await Task.yield()
    }
  }
}

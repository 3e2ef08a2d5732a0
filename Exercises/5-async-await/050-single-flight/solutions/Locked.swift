// No actor: a lock around the table of tasks; a task that fails takes itself out.

import Synchronization

/// Pictures by name; each is loaded when it is asked for, and kept.
final class PictureCache: Sendable {
  private let load: @Sendable (_ name: String) async throws -> String
  private let loads = Mutex<[String: Task<String, any Error>]>([:])

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    try await task(for: name).value
  }

  private func task(for name: String) -> Task<String, any Error> {
    loads.withLock { loads in
      if let running = loads[name] { return running }
      let task = Task {
        do {
          return try await load(name)
        } catch {
          forget(name)
          throw error
        }
      }
      loads[name] = task
      return task
    }
  }

  private func forget(_ name: String) {
    loads.withLock { $0[name] = nil }
  }
}

// diagnosis: wrongResult
// Looking and storing are locked, each for itself: two can look before either stores.

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
    if let running = loads.withLock({ $0[name] }) { return try await running.value }
    let task = Task { try await load(name) }
    loads.withLock { $0[name] = task }
    do {
      return try await task.value
    } catch {
      loads.withLock { $0[name] = nil }
      throw error
    }
  }
}

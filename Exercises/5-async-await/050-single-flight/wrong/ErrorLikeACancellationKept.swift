// diagnosis: wrongResult
// A CancellationError is taken for the end of a caller, and the task that threw it stays in the cache.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let running = loads[name] { return try await running.value }
    let task = Task {
      do {
        return try await load(name)
      } catch {
        if !(error is CancellationError) { loads[name] = nil }
        throw error
      }
    }
    loads[name] = task
    return try await task.value
  }
}

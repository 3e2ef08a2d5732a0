// diagnosis: tooSlow
// The tasks are kept, but each waits for the one before it, to spare the server.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]
  private var last: Task<String, any Error>?

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let running = loads[name] { return try await running.value }
    let previous = last
    let task = Task {
      _ = await previous?.result
      do {
        return try await load(name)
      } catch {
        loads[name] = nil
        throw error
      }
    }
    loads[name] = task
    last = task
    return try await task.value
  }
}

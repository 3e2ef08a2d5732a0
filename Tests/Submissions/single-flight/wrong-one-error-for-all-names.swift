// expected: wrongResult
// An error forgets all pictures, also those that have been loaded.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let task = loads[name] { return try await task.value }
    let task = Task {
      do {
        return try await load(name)
      } catch {
        loads.removeAll()
        throw error
      }
    }
    loads[name] = task
    return try await task.value
  }
}

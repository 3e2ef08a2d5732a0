// diagnosis: wrongResult
// The caller that began forgets the failed task; another one may ask again before, and gets the old error.

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
    let task = Task { try await load(name) }
    loads[name] = task
    do {
      return try await task.value
    } catch {
      loads[name] = nil
      throw error
    }
  }
}

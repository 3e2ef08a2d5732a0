// diagnosis: wrongResult
// The task is stored when it has ended: no caller finds it while it runs.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let done = loads[name] { return try await done.value }
    let task = Task { try await load(name) }
    let picture = try await task.value
    loads[name] = task
    return picture
  }
}

// diagnosis: wrongResult
// The task is taken out one step before the picture is kept: a caller in between finds neither.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var loads: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    if let running = loads[name] { return try await running.value }
    let task = Task {
      defer { loads[name] = nil }
      let picture = try await load(name)
      loads[name] = nil
      await Task.yield()
      pictures[name] = picture
      return picture
    }
    loads[name] = task
    return try await task.value
  }
}

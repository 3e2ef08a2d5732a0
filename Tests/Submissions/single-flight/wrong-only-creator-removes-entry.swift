// expected: wrongResult
/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var tasks: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let task = tasks[name] {
      return try await task.value
    }
    let task = Task { try await load(name) }
    tasks[name] = task
    do {
      return try await task.value
    } catch {
      tasks[name] = nil
      throw error
    }
  }
}

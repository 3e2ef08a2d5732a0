// expected: wrongResult
/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    let task: Task<String, any Error>
    if let known = pictures[name] {
      task = known
    } else {
      let load = self.load
      task = Task { try await load(name) }
      pictures[name] = task
    }
    do {
      return try await task.value
    } catch {
      // The error is not kept.
      pictures[name] = nil
      throw error
    }
  }
}

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loading: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let task = loading[name] { return try await task.value }
    let task = Task {
      do {
        return try await load(name)
      } catch {
        loading[name] = nil  // before anybody learns of the error
        throw error
      }
    }
    loading[name] = task
    return try await task.value
  }
}

// expected: wrongResult
// Only the creator removes the failed task: a caller that retries before that gets the old error.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var inFlight: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    if let task = inFlight[name] { return try await task.value }

    let task = Task { try await load(name) }
    inFlight[name] = task
    defer { inFlight[name] = nil }
    let picture = try await task.value
    pictures[name] = picture
    return picture
  }
}

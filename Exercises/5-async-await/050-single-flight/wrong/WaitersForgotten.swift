// diagnosis: continuationNeverResumed
// The callers that wait are resumed when there is a picture, and forgotten when there is none.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var waiting: [String: [CheckedContinuation<String, any Error>]] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    if waiting[name] != nil {
      return try await withCheckedThrowingContinuation { waiting[name]?.append($0) }
    }
    waiting[name] = []
    let task = Task { try await load(name) }
    let picture = try await task.value
    pictures[name] = picture
    for continuation in waiting.removeValue(forKey: name) ?? [] {
      continuation.resume(returning: picture)
    }
    return picture
  }
}

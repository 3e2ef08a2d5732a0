// expected: wrongResult
// The first caller loads in its own task: if it is cancelled, the load is cancelled for all.

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
    do {
      let picture = try await load(name)
      pictures[name] = picture
      waiting.removeValue(forKey: name)?.forEach { $0.resume(returning: picture) }
      return picture
    } catch {
      waiting.removeValue(forKey: name)?.forEach { $0.resume(throwing: error) }
      throw error
    }
  }
}

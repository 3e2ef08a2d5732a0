// diagnosis: wrongResult
// The first one loads in its own task: if that is cancelled, the others get its error.

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
      answer(name, with: .success(picture))
      return picture
    } catch {
      answer(name, with: .failure(error))
      throw error
    }
  }

  private func answer(_ name: String, with result: Result<String, any Error>) {
    for continuation in waiting.removeValue(forKey: name) ?? [] {
      continuation.resume(with: result)
    }
  }
}

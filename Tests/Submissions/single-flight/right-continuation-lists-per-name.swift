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
    return try await withCheckedThrowingContinuation { continuation in
      if waiting[name] == nil {
        waiting[name] = [continuation]
        Task { await loadForAll(name) }
      } else {
        waiting[name]?.append(continuation)
      }
    }
  }

  private func loadForAll(_ name: String) async {
    let result: Result<String, any Error>
    do {
      let picture = try await load(name)
      pictures[name] = picture
      result = .success(picture)
    } catch {
      result = .failure(error)
    }
    for continuation in waiting.removeValue(forKey: name) ?? [] {
      continuation.resume(with: result)
    }
  }
}

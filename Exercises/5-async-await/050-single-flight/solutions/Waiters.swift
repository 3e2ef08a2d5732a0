// The cache keeps a list of the callers that wait, and resumes them all when the picture is there.

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
      if waiting[name] == nil { Task { await fetch(name) } }
      waiting[name, default: []].append(continuation)
    }
  }

  private func fetch(_ name: String) async {
    let result: Result<String, any Error>
    do {
      result = .success(try await load(name))
    } catch {
      result = .failure(error)
    }
    pictures[name] = try? result.get()
    for continuation in waiting.removeValue(forKey: name) ?? [] {
      continuation.resume(with: result)
    }
  }
}

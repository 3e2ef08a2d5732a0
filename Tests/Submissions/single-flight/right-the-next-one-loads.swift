// The first caller loads in its own task; when it was cancelled, the next one loads.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var waiting: [String: [CheckedContinuation<String?, any Error>]] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    while true {
      if let picture = pictures[name] { return picture }
      if waiting[name] == nil { break }
      let answer = try await withCheckedThrowingContinuation { continuation in
        waiting[name, default: []].append(continuation)
      }
      if let answer { return answer }
    }
    waiting[name] = []
    do {
      let picture = try await load(name)
      pictures[name] = picture
      for one in waiting.removeValue(forKey: name) ?? [] { one.resume(returning: picture) }
      return picture
    } catch {
      for one in waiting.removeValue(forKey: name) ?? [] {
        if error is CancellationError, Task.isCancelled {
          one.resume(returning: nil)
        } else {
          one.resume(throwing: error)
        }
      }
      throw error
    }
  }
}

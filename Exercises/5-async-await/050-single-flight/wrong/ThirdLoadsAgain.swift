// diagnosis: wrongResult
// There is a place for one caller that waits: a third one loads the picture again.

actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var waiting: [String: CheckedContinuation<String, any Error>?] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    if let p = pictures[name] { return p }
    if let w = waiting[name], w == nil {
      return try await withCheckedThrowingContinuation { waiting[name] = .some($0) }
    }
    if waiting[name] == nil { waiting[name] = .some(nil) }
    let task = Task { try await load(name) }
    let result = await task.result
    if case .success(let p) = result { pictures[name] = p }
    let w = waiting.removeValue(forKey: name)
    if let w, let c = w { c.resume(with: result) }
    return try result.get()
  }
}

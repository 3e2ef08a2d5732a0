/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private typealias Waiter = CheckedContinuation<String, any Error>

  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var waiters: [String: [Waiter]] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    return try await withCheckedThrowingContinuation { waiter in
      if waiters[name] != nil {
        waiters[name]?.append(waiter)
      } else {
        waiters[name] = [waiter]
        Task { await fetch(name) }
      }
    }
  }

  private func fetch(_ name: String) async {
    let result: Result<String, any Error>
    do {
      let picture = try await load(name)
      pictures[name] = picture
      result = .success(picture)
    } catch {
      result = .failure(error)
    }
    let ready = waiters.removeValue(forKey: name) ?? []
    for waiter in ready { waiter.resume(with: result) }
  }
}

// diagnosis: wrongResult
// The pictures are kept for all caches: one of them shows what another one has loaded.

private actor Shelf {
  static let shared = Shelf()
  var loads: [String: Task<String, any Error>] = [:]

  func task(
    for name: String, load: @escaping @Sendable (_ name: String) async throws -> String
  ) -> Task<String, any Error> {
    if let running = loads[name] { return running }
    let task = Task {
      do {
        return try await load(name)
      } catch {
        loads[name] = nil
        throw error
      }
    }
    loads[name] = task
    return task
  }
}

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    try await Shelf.shared.task(for: name, load: load).value
  }
}

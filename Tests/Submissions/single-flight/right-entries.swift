/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private enum Entry {
    case loading(Task<String, any Error>)
    case loaded(String)
  }

  private let load: @Sendable (_ name: String) async throws -> String
  private var entries: [String: Entry] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    switch entries[name] {
    case .loaded(let picture): return picture
    case .loading(let task): return try await task.value
    case nil: return try await start(name).value
    }
  }

  private func start(_ name: String) -> Task<String, any Error> {
    let task = Task { () throws -> String in
      do {
        let picture = try await load(name)
        entries[name] = .loaded(picture)
        return picture
      } catch {
        // Before anyone hears of the error.
        entries[name] = nil
        throw error
      }
    }
    entries[name] = .loading(task)
    return task
  }
}

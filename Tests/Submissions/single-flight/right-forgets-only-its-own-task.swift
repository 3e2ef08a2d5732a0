/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private enum Entry {
    case loading(Task<String, any Error>)
    case ready(String)
  }

  private let load: @Sendable (_ name: String) async throws -> String
  private var entries: [String: Entry] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    let task: Task<String, any Error>
    switch entries[name] {
    case .ready(let picture):
      return picture
    case .loading(let running):
      task = running
    case nil:
      task = Task { [load] in try await load(name) }
      entries[name] = .loading(task)
    }

    do {
      let picture = try await task.value
      entries[name] = .ready(picture)
      return picture
    } catch {
      if case .loading(task) = entries[name] { entries[name] = nil }
      throw error
    }
  }
}

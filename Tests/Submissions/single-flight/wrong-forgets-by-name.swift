// expected: wrongResult
// Each caller that gets the error forgets the task by name; a slow one forgets the new task of a
// quicker one.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var tasks: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    let task = tasks[name] ?? Task { [load] in try await load(name) }
    tasks[name] = task
    do {
      return try await task.value
    } catch {
      tasks[name] = nil
      throw error
    }
  }
}

// expected: wrongResult
// A caller that is cancelled cancels the task that the others wait for.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var tasks: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    let task: Task<String, any Error>
    if let known = tasks[name] {
      task = known
    } else {
      task = Task {
        do {
          return try await load(name)
        } catch {
          tasks[name] = nil
          throw error
        }
      }
      tasks[name] = task
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

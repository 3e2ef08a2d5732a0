// expected: wrongResult
// A cancelled caller cancels the task that the others wait for.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var tasks: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    let task = tasks[name] ?? startLoading(name)
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func startLoading(_ name: String) -> Task<String, any Error> {
    let task = Task {
      do {
        return try await load(name)
      } catch {
        tasks[name] = nil
        throw error
      }
    }
    tasks[name] = task
    return task
  }
}

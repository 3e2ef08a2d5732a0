// diagnosis: tooSlow
// No more than two pictures are on their way at a time, to spare the server.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var loads: [String: Task<String, any Error>] = [:]
  private var places = 2
  private var line: [CheckedContinuation<Void, Never>] = []

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let running = loads[name] { return try await running.value }
    let task = Task {
      await enter()
      defer { leave() }
      do {
        return try await load(name)
      } catch {
        loads[name] = nil
        throw error
      }
    }
    loads[name] = task
    return try await task.value
  }

  private func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  private func leave() {
    if line.isEmpty {
      places += 1
    } else {
      line.removeFirst().resume()
    }
  }
}

// diagnosis: wrongResult
// To spare memory, the sixth picture makes it forget all others, also those that are on their way.

actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    if let task = pictures[name] { return try await task.value }
    let task = Task {
      do {
        return try await load(name)
      } catch {
        pictures[name] = nil
        throw error
      }
    }
    if pictures.count >= 5 { pictures = [:] }
    pictures[name] = task
    return try await task.value
  }
}

// expected: wrongResult
/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var inFlight: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    let task = inFlight[name] ?? Task { try await load(name) }
    inFlight[name] = task
    do {
      let picture = try await task.value
      pictures[name] = picture
      inFlight[name] = nil
      return picture
    } catch {
      inFlight[name] = nil
      throw error
    }
  }
}

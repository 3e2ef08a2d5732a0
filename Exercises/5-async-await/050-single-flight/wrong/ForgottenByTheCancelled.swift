// diagnosis: wrongResult
// Any error of a caller forgets the picture, also that it was cancelled itself while the picture was loaded.

actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var loads: [String: Task<String, any Error>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    let t = loads[name] ?? Task { [load] in try await load(name) }
    loads[name] = t
    do {
      let p = try await t.value
      try Task.checkCancellation()
      return p
    } catch {
      if loads[name] == t { loads[name] = nil }
      throw error
    }
  }
}

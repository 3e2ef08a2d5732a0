// diagnosis: wrongResult
// The error lies beside, for who waited to look it up: by then it may be that of the next attempt.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]
  private var errors: [String: any Error] = [:]
  private var loads: [String: Task<Void, Never>] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    let task = loads[name] ?? Task { await self.run(name) }
    loads[name] = task
    await task.value
    if let picture = pictures[name] { return picture }
    throw errors[name] ?? CancellationError()
  }

  private func run(_ name: String) async {
    do {
      pictures[name] = try await load(name)
    } catch {
      errors[name] = error
    }
    loads[name] = nil
  }
}

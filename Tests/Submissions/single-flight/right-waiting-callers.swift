actor PictureCache {
  private typealias Caller = CheckedContinuation<String, any Error>

  private enum Entry {
    case onItsWay([Caller])
    case here(String)
  }

  private let load: @Sendable (_ name: String) async throws -> String
  private var entries: [String: Entry] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    if case .here(let picture) = entries[name] { return picture }
    return try await withCheckedThrowingContinuation { caller in
      if case .onItsWay(let callers) = entries[name] {
        entries[name] = .onItsWay(callers + [caller])
      } else {
        entries[name] = .onItsWay([caller])
        Task { await fetch(name) }
      }
    }
  }

  private func fetch(_ name: String) async {
    let result: Result<String, any Error>
    do {
      result = .success(try await load(name))
    } catch {
      result = .failure(error)
    }
    guard case .onItsWay(let callers) = entries[name] else { return }
    switch result {
    case .success(let picture): entries[name] = .here(picture)
    case .failure: entries[name] = nil
    }
    for caller in callers { caller.resume(with: result) }
  }
}

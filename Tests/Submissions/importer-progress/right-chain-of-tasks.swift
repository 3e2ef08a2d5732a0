struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    var report: Task<Void, Never>?
    var done = 0
    var results = [Result<String, any Error>?](repeating: nil, count: names.count)

    await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) { group in
      var rest = names.indices.makeIterator()
      func startNext() {
        guard let index = rest.next() else { return }
        group.addTask { (index, await result(of: names[index])) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        startNext()
        guard case .success = result else { continue }
        done += 1
        report = Task { [progress, done, report] in
          await report?.value
          await progress(done)
        }
      }
    }
    await report?.value
    return results.compactMap { $0 }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      for _ in 1..<attempts {
        do {
          try Task.checkCancellation()
          return .success(try await read(name))
        } catch is CameraBusy {
          try Task.checkCancellation()
          try await pause()
        }
      }
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let (imported, ticks) = AsyncStream.makeStream(of: Void.self)
    let teller = Task { [progress] in
      var done = 0
      for await _ in imported {
        done += 1
        await progress(done)
      }
    }
    let results = await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var results: [Result<String, any Error>] = names.map { _ in .failure(CancellationError()) }
      for index in names.indices {
        if index >= atOnce, let (ended, result) = await group.next() { results[ended] = result }
        group.addTask {
          let result = await result(of: names[index])
          if case .success = result { ticks.yield() }
          return (index, result)
        }
      }
      for await (ended, result) in group { results[ended] = result }
      return results
    }
    ticks.finish()
    await teller.value
    return results
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      var attempt = 1
      while true {
        try Task.checkCancellation()
        do {
          return .success(try await read(name))
        } catch let busy as CameraBusy {
          if attempt >= attempts { throw busy }
          attempt += 1
        }
        try Task.checkCancellation()
        try await pause()
      }
    } catch {
      return .failure(error)
    }
  }
}

// expected: wrongResult
// The loop that reports is a child task: if the import is cancelled it ends at once, and some
// numbers are never told.
struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let (numbers, teller) = AsyncStream.makeStream(of: Int.self)
    async let telling: Void = tell(numbers)
    let results = await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) {
      group in
      var results: [Int: Result<String, any Error>] = [:]
      var started = 0
      var done = 0
      func startNext() {
        guard started < names.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await result(of: names[index])) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        if case .success = result {
          done += 1
          teller.yield(done)
        }
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
    teller.finish()
    await telling
    return results
  }

  private func tell(_ numbers: AsyncStream<Int>) async {
    for await number in numbers { await progress(number) }
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

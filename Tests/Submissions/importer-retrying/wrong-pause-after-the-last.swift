// expected: wrongResult
// The last CameraBusy is followed by one more pause.
struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) { group in
      var results: [Int: Result<String, any Error>] = [:]
      var started = 0
      func startNext() {
        guard started < names.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await result(of: names[index])) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (index, result) = await group.next() {
        results[index] = result
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    var last: any Error = CameraBusy()
    do {
      for _ in 0..<attempts {
        try Task.checkCancellation()
        do {
          return .success(try await read(name))
        } catch let busy as CameraBusy {
          last = busy
          try Task.checkCancellation()
          try await pause()
        }
      }
    } catch {
      return .failure(error)
    }
    return .failure(last)
  }
}

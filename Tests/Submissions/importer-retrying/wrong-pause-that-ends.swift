// expected: wrongResult
// A pause that comes to its end although it was cancelled is followed by another attempt.
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
    if Task.isCancelled { return .failure(CancellationError()) }
    var attempt = 1
    while true {
      do {
        return .success(try await read(name))
      } catch let error as CameraBusy {
        if attempt == attempts || Task.isCancelled { return .failure(error) }
      } catch {
        return .failure(error)
      }
      do {
        try await pause()
      } catch {
        return .failure(error)
      }
      attempt += 1
    }
  }
}

// expected: wrongResult
// A photo whose reading throws CancellationError cancels the whole import.
struct CameraBusy: Error {}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (index: Int, result: Result<String, any Error>).self) { group in
      var results = [Result<String, any Error>](
        repeating: .failure(CancellationError()), count: names.count)
      var next = 0
      while next < min(atOnce, names.count) {
        let index = next
        group.addTask { (index, await result(of: names[index])) }
        next += 1
      }
      while let (index, result) = await group.next() {
        results[index] = result
        if case .failure(let error) = result, error is CancellationError {
          group.cancelAll()
          next = names.count
        }
        if next < names.count {
          let index = next
          group.addTask { (index, await self.result(of: names[index])) }
          next += 1
        }
      }
      return results
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    if Task.isCancelled { return .failure(CancellationError()) }
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

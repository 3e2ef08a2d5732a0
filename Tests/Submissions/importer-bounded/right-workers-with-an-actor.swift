struct CameraBusy: Error {}

private actor Places {
  private var next = 0
  private let count: Int

  init(count: Int) { self.count = count }

  func take() -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}

struct PhotoImporter: Sendable {
  let atOnce: Int
  let attempts: Int
  let pause: @Sendable () async throws -> Void
  let progress: @Sendable (_ done: Int) async -> Void
  let read: @Sendable (_ name: String) async throws -> String

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let places = Places(count: names.count)
    return await withTaskGroup(of: [Int: Result<String, any Error>].self) { group in
      for _ in 0..<min(atOnce, names.count) {
        group.addTask {
          var results: [Int: Result<String, any Error>] = [:]
          while let place = await places.take() {
            results[place] = await result(of: names[place])
          }
          return results
        }
      }
      var all: [Int: Result<String, any Error>] = [:]
      for await results in group { all.merge(results) { first, _ in first } }
      return names.indices.compactMap { all[$0] }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do { return .success(try await read(name)) } catch { return .failure(error) }
  }
}

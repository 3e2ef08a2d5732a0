// diagnosis: wrongResult
// Uploads are child tasks that wait for one another, but the scans are in the body, which does not hear of errors.

func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    var inMemory = 0
    var last: AsyncStream<Void>?
    while true {
      while inMemory >= limit {
        _ = try await group.next()
        inMemory -= 1
      }
      try Task.checkCancellation()
      inMemory += 1
      guard let page = try await scan() else { break }
      try Task.checkCancellation()
      let before = last
      let (mine, done) = AsyncStream<Void>.makeStream()
      last = mine
      group.addTask {
        if let before { for await _ in before {} }
        try Task.checkCancellation()
        try await upload(page)
        done.finish()
      }
    }
    for try await _ in group {}
  }
}

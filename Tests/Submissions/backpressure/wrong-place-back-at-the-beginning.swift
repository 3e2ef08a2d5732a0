// expected: wrongResult
// The place is given back when the upload begins, so one page too many is in memory.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  let (places, free) = AsyncStream.makeStream(of: Void.self)
  for _ in 0..<limit { free.yield() }
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      for await _ in places {
        try Task.checkCancellation()
        guard let page = try await scan() else { return }
        line.yield(page)
      }
      try Task.checkCancellation()
    }
    group.addTask {
      for await page in pages {
        free.yield()
        try Task.checkCancellation()
        try await upload(page)
      }
      try Task.checkCancellation()
    }
    try await group.waitForAll()
  }
}

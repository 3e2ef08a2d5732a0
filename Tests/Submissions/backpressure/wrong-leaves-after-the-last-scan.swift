// expected: wrongResult
// The group's body returns when the scanner has ended; what the uploader throws after that is lost.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Bool.self) { group in
    let (places, returned) = AsyncStream.makeStream(of: Void.self)
    let (pages, line) = AsyncStream.makeStream(of: String.self)
    for _ in 0..<limit { returned.yield() }
    group.addTask {
      defer { line.finish() }
      for await _ in places {
        try Task.checkCancellation()
        guard let page = try await scan() else { return false }
        line.yield(page)
      }
      throw CancellationError()
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        returned.yield()
      }
      try Task.checkCancellation()
      return true
    }
    for try await isDone in group { if isDone { group.cancelAll() } else { return } }
  }
}

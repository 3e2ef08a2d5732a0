// expected: wrongResult
/// Scans pages and uploads them.
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
      var place = places.makeAsyncIterator()
      while true {
        try Task.checkCancellation()
        guard let page = try await scan() else { return }
        // A place for the page; waits until one is free.
        _ = await place.next()
        line.yield(page)
      }
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        free.yield()
      }
      try Task.checkCancellation()
    }
    for try await _ in group {}
  }
}

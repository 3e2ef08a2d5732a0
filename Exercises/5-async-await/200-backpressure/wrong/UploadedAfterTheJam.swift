// diagnosis: wrongResult
// The error of a scan ends the stream of pages, but those that wait there are still uploaded.

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (pages, line) = AsyncThrowingStream.makeStream(of: String.self)
  let (places, free) = AsyncStream.makeStream(of: Void.self)
  for _ in 0..<limit { free.yield() }
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      do {
        for await _ in places {
          try Task.checkCancellation()
          guard let page = try await scan() else { break }
          line.yield(page)
        }
        try Task.checkCancellation()
        line.finish()
      } catch {
        line.finish(throwing: error)
      }
    }
    group.addTask {
      for try await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        free.yield()
      }
      try Task.checkCancellation()
    }
    for try await _ in group {}
  }
}

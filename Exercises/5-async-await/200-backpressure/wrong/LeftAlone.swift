// diagnosis: stillWaiting
// The scanner is a task of its own, which goes on when the upload has failed.

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (pages, line) = AsyncThrowingStream.makeStream(of: String.self)
  let (places, free) = AsyncStream.makeStream(of: Void.self)
  for _ in 0..<limit { free.yield() }
  Task {
    do {
      for await _ in places {
        guard let page = try await scan() else { break }
        line.yield(page)
      }
      line.finish()
    } catch {
      line.finish(throwing: error)
    }
  }
  for try await page in pages {
    try Task.checkCancellation()
    try await upload(page)
    free.yield()
  }
}

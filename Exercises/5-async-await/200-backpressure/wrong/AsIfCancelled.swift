// diagnosis: wrongResult
// It takes every CancellationError for the end, also one that the scanner or the connection throws.

/// Scans pages and uploads them.
///
/// - Parameters:
///   - limit: How many pages may be in memory, each from the beginning of its scan to the end of its upload.
///   - scan: Scans the next page; returns `nil` if there is none.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (places, free) = AsyncStream.makeStream(of: Void.self)
  let (pages, line) = AsyncStream.makeStream(of: String.self)
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
        try Task.checkCancellation()
        try await upload(page)
        free.yield()
      }
    }
    do {
      for try await _ in group {}
    } catch {
      group.cancelAll()
      if error is CancellationError, !Task.isCancelled { return }
      throw error
    }
  }
}

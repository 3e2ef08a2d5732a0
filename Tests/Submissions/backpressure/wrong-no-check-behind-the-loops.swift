// expected: wrongResult
import Synchronization

/// Scans pages and uploads them.
///
/// - Parameters:
///   - limit: How many pages may be in memory, each from the beginning of its scan to the end of its upload.
///   - scan: Scans the next page; returns `nil` if there is none.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try Task.checkCancellation()
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
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        free.yield()
      }
    }
    for try await _ in group {}
  }
}

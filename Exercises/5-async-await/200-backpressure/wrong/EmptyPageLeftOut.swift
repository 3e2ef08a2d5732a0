// diagnosis: wrongResult
// A page on which nothing is counts as no page, and is not uploaded.

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
        try Task.checkCancellation()
        if !page.isEmpty { try await upload(page) }
        free.yield()
      }
      try Task.checkCancellation()
    }
    for try await _ in group {}
  }
}

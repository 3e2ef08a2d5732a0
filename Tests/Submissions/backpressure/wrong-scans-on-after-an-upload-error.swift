// expected: stillWaiting
/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  let (places, free) = AsyncStream.makeStream(of: Void.self)
  for _ in 0..<limit { free.yield() }
  async let uploads: Void = {
    for await page in pages {
      try Task.checkCancellation()
      try await upload(page)
      free.yield()
    }
    free.finish()
  }()
  do {
    defer { line.finish() }
    for await _ in places {
      try Task.checkCancellation()
      guard let page = try await scan() else { break }
      line.yield(page)
    }
  }
  try await uploads
  try Task.checkCancellation()
}

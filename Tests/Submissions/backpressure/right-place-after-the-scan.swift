// One place less than the limit, which is taken after a scan: the scan itself is the last one.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (places, returned) = AsyncStream.makeStream(of: Void.self)
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  for _ in 0..<max(1, limit - 1) { returned.yield() }
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      var it = places.makeAsyncIterator()
      while true {
        try Task.checkCancellation()
        if limit == 1 { guard await it.next() != nil else { throw CancellationError() } }
        try Task.checkCancellation()
        guard let page = try await scan() else { return }
        if limit > 1 { guard await it.next() != nil else { throw CancellationError() } }
        line.yield(page)
      }
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        returned.yield()
      }
      try Task.checkCancellation()
    }
    try await group.next()
    try await group.next()
  }
}

// expected: wrongResult
// Two places that come back during one long scan count as one: from then on, less is scanned ahead.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (returned, back) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      var free = limit
      var places = returned.makeAsyncIterator()
      while true {
        if free > 0 { free -= 1 } else if await places.next() == nil { throw CancellationError() }
        try Task.checkCancellation()
        guard let page = try await scan() else { return }
        line.yield(page)
      }
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        back.yield()
      }
      try Task.checkCancellation()
    }
    try await group.next()
    try await group.next()
  }
}

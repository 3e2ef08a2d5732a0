// diagnosis: wrongResult
// The limit is kept, but several pages are uploaded at the same time.

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    var inMemory = 0
    try Task.checkCancellation()
    while let page = try await scan() {
      try Task.checkCancellation()
      group.addTask { try await upload(page) }
      inMemory += 1
      if inMemory == limit {
        try await group.next()
        inMemory -= 1
      }
      try Task.checkCancellation()
    }
    try await group.waitForAll()
  }
}

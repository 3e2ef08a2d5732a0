// diagnosis: wrongResult
// It scans as many pages as allowed, then uploads them all, then scans again.

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  var isAtEnd = false
  while !isAtEnd {
    var batch: [String] = []
    while batch.count < limit, !isAtEnd {
      try Task.checkCancellation()
      if let page = try await scan() { batch.append(page) } else { isAtEnd = true }
    }
    for page in batch {
      try Task.checkCancellation()
      try await upload(page)
    }
  }
}

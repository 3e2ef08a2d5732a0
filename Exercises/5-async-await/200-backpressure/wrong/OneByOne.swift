// diagnosis: wrongResult
// Each page is uploaded before the next is scanned: little memory, but never both at work.

/// Scans pages and uploads them.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try Task.checkCancellation()
  while let page = try await scan() {
    try Task.checkCancellation()
    try await upload(page)
    try Task.checkCancellation()
  }
}

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
  try await withThrowingTaskGroup(of: Step.self) { group in
    var waiting: [String] = []
    var (isScanning, isUploading, isOver) = (false, false, false)
    while true {
      if !isOver, !isScanning, waiting.count + (isUploading ? 1 : 0) < limit {
        isScanning = true
        group.addTask {
          try Task.checkCancellation()
          return .scanned(try await scan())
        }
      }
      if !isUploading, !waiting.isEmpty {
        isUploading = true
        let page = waiting.removeFirst()
        group.addTask {
          try Task.checkCancellation()
          try await upload(page)
          return .uploaded
        }
      }
      switch try await group.next() {
      case .scanned(let page?):
        isScanning = false
        waiting.append(page)
      case .scanned(nil):
        isScanning = false
        isOver = true
      case .uploaded: isUploading = false
      case nil: return
      }
    }
  }
}

private enum Step: Sendable {
  case scanned(String?)
  case uploaded
}

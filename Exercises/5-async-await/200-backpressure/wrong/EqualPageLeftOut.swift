// diagnosis: wrongResult
// A page that is equal to the one that waits before it is taken for a page that was scanned twice.

private enum Event {
  case scanned(String?)
  case uploaded
}

/// Scans pages and uploads them.
///
/// - Parameters:
///   - limit: How many pages may be in memory, each from the beginning of its scan to the end of its upload.
///   - scan: Scans the next page; returns `nil` if there is none.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Event.self) { group in
    var scanned: [String] = []
    var inMemory = 0
    var isScanning = false
    var isUploading = false
    var isAtEnd = false

    while true {
      try Task.checkCancellation()
      if !isAtEnd, !isScanning, inMemory < limit {
        isScanning = true
        inMemory += 1
        group.addTask { .scanned(try await scan()) }
      }
      if !isUploading, !scanned.isEmpty {
        isUploading = true
        let page = scanned.removeFirst()
        group.addTask {
          try await upload(page)
          return .uploaded
        }
      }
      switch try await group.next() {
      case .scanned(let page?):
        isScanning = false
        if page != scanned.last {
          scanned.append(page)
        } else {
          inMemory -= 1
        }
      case .scanned(nil):
        isScanning = false
        isAtEnd = true
      case .uploaded:
        isUploading = false
        inMemory -= 1
      case nil:
        return
      }
    }
  }
}

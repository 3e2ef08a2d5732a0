// diagnosis: wrongResult
// That the scanner is at its end is a global variable: an archive that goes on stops scanning, too.

import Synchronization

private let isAtEnd = Mutex(false)

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
  isAtEnd.withLock { $0 = false }
  try await withThrowingTaskGroup(of: Event.self) { group in
    var scanned: [String] = []
    var inMemory = 0
    var isScanning = false
    var isUploading = false

    while true {
      try Task.checkCancellation()
      if !isScanning, inMemory < limit, !isAtEnd.withLock({ $0 }) {
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
        scanned.append(page)
      case .scanned(nil):
        isScanning = false
        isAtEnd.withLock { $0 = true }
      case .uploaded:
        isUploading = false
        inMemory -= 1
      case nil:
        return
      }
    }
  }
}

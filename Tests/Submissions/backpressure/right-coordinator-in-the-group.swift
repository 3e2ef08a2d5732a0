import Synchronization

/// The first error of either side.
private final class Trouble: Sendable {
  private let first = Mutex<(any Error)?>(nil)

  var error: (any Error)? { first.withLock { $0 } }

  func note(_ error: any Error) {
    first.withLock { if $0 == nil { $0 = error } }
  }

  /// Does the work, unless there was an error or a cancellation.
  func unlessStopped<T: Sendable>(_ work: @Sendable () async throws -> T) async throws -> T {
    if let error { throw error }
    try Task.checkCancellation()
    do {
      let value = try await work()
      try Task.checkCancellation()
      return value
    } catch {
      note(Task.isCancelled ? CancellationError() : error)
      throw error
    }
  }
}

private enum Step: Sendable {
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
  let trouble = Trouble()
  do {
    try await withThrowingTaskGroup(of: Step.self) { group in
      var ready: [String] = []
      var inMemory = 0
      var isScanning = false
      var isUploading = false
      var isAtEnd = false
      while !(isAtEnd && inMemory == 0) {
        try Task.checkCancellation()
        if !isAtEnd && !isScanning && inMemory < limit {
          isScanning = true
          inMemory += 1
          group.addTask { .scanned(try await trouble.unlessStopped(scan)) }
        }
        if !isUploading && !ready.isEmpty {
          isUploading = true
          let page = ready.removeFirst()
          group.addTask {
            try await trouble.unlessStopped { try await upload(page) }
            return .uploaded
          }
        }
        guard let step = try await group.next() else { return }
        switch step {
        case .scanned(let page?):
          isScanning = false
          ready.append(page)
        case .scanned(nil):
          isScanning = false
          isAtEnd = true
          inMemory -= 1
        case .uploaded:
          isUploading = false
          inMemory -= 1
        }
      }
    }
  } catch {
    throw trouble.error ?? error
  }
}

// A semaphore for tasks: a scan takes a place and the end of an upload gives it to the scan that waits.

/// Places for pages.
private actor Places {
  private var free: Int
  private var waiting: CheckedContinuation<Void, any Error>?

  init(_ free: Int) { self.free = free }

  /// Returns when there is a place.
  func take() async throws {
    try Task.checkCancellation()
    if free > 0 {
      free -= 1
      return
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting = $0 }
    } onCancel: {
      Task { await leave() }
    }
    try Task.checkCancellation()
  }

  func giveBack() {
    if let waiting {
      self.waiting = nil
      waiting.resume()
    } else {
      free += 1
    }
  }

  private func leave() {
    waiting?.resume(throwing: CancellationError())
    waiting = nil
  }
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
  let places = Places(limit)
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      while true {
        try await places.take()
        guard let page = try await scan() else { return }
        line.yield(page)
      }
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        await places.giveBack()
      }
    }
    for try await _ in group {}
  }
}

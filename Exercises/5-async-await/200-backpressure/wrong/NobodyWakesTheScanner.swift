// diagnosis: continuationNeverResumed
// The scanner waits for a place, the upload has failed, and nobody tells the scanner.

/// Places for pages; one task puts them there, and another one takes them.
private actor Shelf {
  private var free: Int
  private var pages: [String] = []
  private var isComplete = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { free = places }

  func reserve() async throws {
    while free == 0 { try await change() }
    try Task.checkCancellation()
    free -= 1
  }

  func put(_ page: String?) {
    if let page { pages.append(page) } else { isComplete = true }
    wake()
  }

  func take() async throws -> String? {
    while pages.isEmpty, !isComplete { try await change() }
    try Task.checkCancellation()
    return pages.isEmpty ? nil : pages.removeFirst()
  }

  func release() {
    free += 1
    wake()
  }

  /// Returns when something has changed on the shelf; throws if the task is cancelled.
  private func change() async throws {
    await withCheckedContinuation { waiting.append($0) }
    try Task.checkCancellation()
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting = []
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
  let shelf = Shelf(places: limit)
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      var isComplete = false
      while !isComplete {
        try await shelf.reserve()
        let page = try await scan()
        await shelf.put(page)
        isComplete = page == nil
      }
    }
    group.addTask {
      while let page = try await shelf.take() {
        try await upload(page)
        await shelf.release()
      }
    }
    for try await _ in group {}
  }
}

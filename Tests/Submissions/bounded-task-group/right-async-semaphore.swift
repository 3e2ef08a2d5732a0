/// A semaphore for tasks: it suspends instead of blocking a thread.
private actor AsyncSemaphore {
  private var permits: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ permits: Int) {
    self.permits = permits
  }

  func wait() async {
    if permits > 0 {
      permits -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  func signal() {
    if waiters.isEmpty {
      permits += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let semaphore = AsyncSemaphore(limit)
  return await withTaskGroup(of: (Int, String).self) { group in
    for (index, photo) in photos.enumerated() {
      group.addTask {
        await semaphore.wait()
        let preview = await make(photo)
        await semaphore.signal()
        return (index, preview)
      }
    }
    return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }
}

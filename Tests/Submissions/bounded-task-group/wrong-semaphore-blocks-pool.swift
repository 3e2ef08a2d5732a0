// expected: poolExhausted
// A child waits on a DispatchSemaphore and blocks a thread of the pool.

import Dispatch

/// `wait` must not be called in async code, so hide it in a function.
private func waitForTurn(_ semaphore: DispatchSemaphore) {
  semaphore.wait()
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let semaphore = DispatchSemaphore(value: limit)
  return await withTaskGroup(of: (index: Int, preview: String).self) { group in
    for (index, photo) in photos.enumerated() {
      group.addTask {
        waitForTurn(semaphore)
        defer { semaphore.signal() }
        return (index, await make(photo))
      }
    }

    var previews = [String](repeating: "", count: photos.count)
    for await made in group {
      previews[made.index] = made.preview
    }
    return previews
  }
}

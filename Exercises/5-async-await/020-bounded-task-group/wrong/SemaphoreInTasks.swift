// diagnosis: poolExhausted
// A semaphore keeps the limit, but each task that waits there holds on to a thread of the pool.

import Dispatch

/// Hands out a limited number of places.
private final class Places: Sendable {
  private let free: DispatchSemaphore
  init(_ count: Int) { free = DispatchSemaphore(value: count) }
  func take() { free.wait() }
  func giveBack() { free.signal() }
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let places = Places(limit)
  return await withTaskGroup(of: (index: Int, preview: String).self) { group in
    for (index, photo) in photos.enumerated() {
      group.addTask {
        places.take()
        defer { places.giveBack() }
        return (index, await make(photo))
      }
    }
    var previews = [String](repeating: "", count: photos.count)
    for await made in group { previews[made.index] = made.preview }
    return previews
  }
}

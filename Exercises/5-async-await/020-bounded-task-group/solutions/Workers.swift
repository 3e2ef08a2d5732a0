// As many workers as the limit, each taking the next photo from one list until it is empty.

import Synchronization

/// A list of photos of which each is taken once.
private final class Photos: Sendable {
  private let left: Mutex<ArraySlice<(offset: Int, element: String)>>
  init(_ photos: [String]) { left = Mutex(Array(photos.enumerated())[...]) }
  func next() -> (offset: Int, element: String)? { left.withLock { $0.popFirst() } }
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let list = Photos(photos)
  return await withTaskGroup(of: [(offset: Int, preview: String)].self) { group in
    for _ in 0..<min(limit, photos.count) {
      group.addTask {
        var made: [(offset: Int, preview: String)] = []
        while let photo = list.next() {
          made.append((photo.offset, await make(photo.element)))
        }
        return made
      }
    }
    let all = await group.reduce(into: []) { $0 += $1 }
    return all.sorted { $0.offset < $1.offset }.map(\.preview)
  }
}

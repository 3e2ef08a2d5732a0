import Synchronization

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let line = Line(photos.count)
  return await withTaskGroup(of: [(index: Int, preview: String)].self) { group in
    // Each worker makes one preview after the other, until none is left.
    for _ in 0..<min(limit, photos.count) {
      group.addTask {
        var mine: [(index: Int, preview: String)] = []
        while let index = line.next() {
          mine.append((index, await make(photos[index])))
        }
        return mine
      }
    }

    var previews = [String](repeating: "", count: photos.count)
    for await some in group {
      for made in some { previews[made.index] = made.preview }
    }
    return previews
  }
}

/// Gives out each index once.
private final class Line: Sendable {
  private let indices: Mutex<Range<Int>>

  init(_ count: Int) {
    indices = Mutex(0..<count)
  }

  func next() -> Int? {
    indices.withLock { $0.popFirst() }
  }
}

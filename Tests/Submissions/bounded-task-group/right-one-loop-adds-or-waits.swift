/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  var made: [(Int, String)] = []
  var waiting = Array(photos.enumerated().reversed())

  await withTaskGroup(of: (Int, String).self) { group in
    var running = 0
    while running > 0 || !waiting.isEmpty {
      if running < limit, let (index, photo) = waiting.popLast() {
        running += 1
        group.addTask {
          let preview = await make(photo)
          return (index, preview)
        }
        continue
      }
      guard let one = await group.next() else { break }
      running -= 1
      made.append(one)
    }
  }

  made.sort { $0.0 < $1.0 }
  return made.map { $0.1 }
}

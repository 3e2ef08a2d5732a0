import Synchronization

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  final class Rest: Sendable {
    let next = Atomic(0)
  }
  let rest = Rest()
  return await withTaskGroup(of: [(Int, String)].self) { group in
    for _ in 0..<min(limit, photos.count) {
      // A worker: takes the next photo that nobody has taken, until there is none.
      group.addTask {
        var made: [(Int, String)] = []
        while true {
          let index = rest.next.add(1, ordering: .relaxed).oldValue
          guard index < photos.count else { return made }
          made.append((index, await make(photos[index])))
        }
      }
    }
    let all = await group.reduce(into: []) { $0 += $1 }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

import Synchronization

func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let next = Counter()
  return await withTaskGroup(of: [(Int, String)].self) { workers in
    for _ in 0..<min(limit, photos.count) {
      workers.addTask {
        var made: [(Int, String)] = []
        while let index = next.take(below: photos.count) {
          made.append((index, await make(photos[index])))
        }
        return made
      }
    }
    let all = await workers.reduce(into: [(Int, String)]()) { $0 += $1 }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func take(below end: Int) -> Int? {
    value.withLock { value in
      guard value < end else { return nil }
      defer { value += 1 }
      return value
    }
  }
}

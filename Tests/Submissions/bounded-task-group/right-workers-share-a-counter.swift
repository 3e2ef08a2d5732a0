import Synchronization

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let work = Work(count: photos.count)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<min(limit, photos.count) {
      group.addTask {
        while let index = work.takeNext() {
          let preview = await make(photos[index])
          work.finish(index, with: preview)
        }
      }
    }
  }
  return work.results()
}

private final class Work: Sendable {
  private struct State {
    var next = 0
    var previews: [String]
  }

  private let state: Mutex<State>
  private let count: Int

  init(count: Int) {
    self.count = count
    state = Mutex(State(previews: Array(repeating: "", count: count)))
  }

  func takeNext() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func finish(_ index: Int, with preview: String) {
    state.withLock { $0.previews[index] = preview }
  }

  func results() -> [String] {
    state.withLock { $0.previews }
  }
}

// Who has to wait stands in a line with a semaphore of its own; the one that ends hands its place to the first.
import Dispatch
import Synchronization

final class Downloader: Sendable {
  private struct Places {
    var free: Int
    var line: [DispatchSemaphore] = []
  }

  private let places: Mutex<Places>

  init(atMost limit: Int) {
    places = Mutex(Places(free: limit))
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    let turn = places.withLock { places -> DispatchSemaphore? in
      if places.free > 0 {
        places.free -= 1
        return nil
      }
      let turn = DispatchSemaphore(value: 0)
      places.line.append(turn)
      return turn
    }
    turn?.wait()
    defer { leave() }
    return try fetch(file)
  }

  private func leave() {
    places.withLock { places in
      if places.line.isEmpty {
        places.free += 1
      } else {
        places.line.removeFirst().signal()
      }
    }
  }
}

import Dispatch
import Synchronization

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: Sendable {
  private struct State {
    var free: Int
    var line: [DispatchSemaphore] = []
  }

  private let state: Mutex<State>

  init(atMost limit: Int) {
    state = Mutex(State(free: limit))
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    let turn: DispatchSemaphore? = state.withLock { state in
      if state.free > 0 {
        state.free -= 1
        return nil
      }
      let turn = DispatchSemaphore(value: 0)
      state.line.append(turn)
      return turn
    }
    turn?.wait()
    defer {
      // Hand the connection to the next in line, or keep it for later.
      let next: DispatchSemaphore? = state.withLock { state in
        if state.line.isEmpty {
          state.free += 1
          return nil
        }
        return state.line.removeFirst()
      }
      next?.signal()
    }
    return try fetch(file)
  }
}

// All children are added at once; a gate lets so many through, and who ends lets the next one in.

import Synchronization

/// Lets a few through at a time.
private final class Gate: Sendable {
  private struct State {
    var free: Int
    var line: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(places: Int) { state = Mutex(State(free: places)) }

  func enter() async {
    await withCheckedContinuation { turn in
      let isFree = state.withLock { state in
        if state.free == 0 {
          state.line.append(turn)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { turn.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.line.isEmpty {
        state.free += 1
        return nil
      }
      return state.line.removeFirst()
    }
    next?.resume()
  }
}

/// Makes a preview of each photo, at most `limit` at once, in the order of the photos.
func previews(
  of photos: [String], atOnce limit: Int, make: @escaping @Sendable (String) async -> String
) async -> [String] {
  let gate = Gate(places: limit)
  return await withTaskGroup(of: (index: Int, preview: String).self) { group in
    for (index, photo) in photos.enumerated() {
      group.addTask {
        await gate.enter()
        let preview = await make(photo)
        gate.leave()
        return (index, preview)
      }
    }
    var previews = [String](repeating: "", count: photos.count)
    for await made in group {
      previews[made.index] = made.preview
    }
    return previews
  }
}

// outcomes: [1, 2]|[2]
// assumes: libraryReleases
// A box that is closed while a stream that refers to it weakly reads it. The tables of the explorer grow once in one of
// some thousand executions, and what that lets go is none of the program's.
import Synchronization

private final class Box: Sendable {
  private struct State {
    var values: [Int] = []
    var isClosed = false
    var reader: CheckedContinuation<Int?, Never>?
  }

  private let state = Mutex(State())

  func put(_ value: Int) {
    let reader: CheckedContinuation<Int?, Never>? = state.withLock { state in
      if state.isClosed { return nil }
      if let reader = state.reader {
        state.reader = nil
        return reader
      }
      state.values = [value]
      return nil
    }
    reader?.resume(returning: value)
  }

  func close() {
    let reader = state.withLock { state in
      defer { state.reader = nil }
      state.isClosed = true
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  func stream() -> AsyncStream<Int> {
    AsyncStream { [weak self] in
      await self?.next()
    } onCancel: {
      self.close()
    }
  }

  private func next() async -> Int? {
    await withCheckedContinuation { continuation in
      let value: Int?? = state.withLock { state in
        if !state.values.isEmpty { return state.values.removeFirst() }
        if state.isClosed { return .some(nil) }
        state.reader = continuation
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}

func go() async {
  let box = Box()
  let values = box.stream()
  let screen = Task {
    var seen: [Int] = []
    for await value in values { seen.append(value) }
    return seen
  }
  box.put(1)
  box.put(2)
  box.close()
  print(await screen.value)
}
await go()

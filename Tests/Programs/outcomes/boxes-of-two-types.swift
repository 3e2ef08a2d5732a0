// outcomes: 1
// Two boxes of one generic class, each read through a stream that refers to it weakly. Memory is used again in each
// execution elsewhere, which nobody may notice.
import Synchronization

/// What one reader has not read yet; how much of it is kept, its owner decides.
private final class Box<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    var isClosed = false
    var reader: CheckedContinuation<Value?, Never>?
  }

  private let state = Mutex(State())

  /// Puts a value in, unless `keep` says no; it changes what has been kept so far.
  @discardableResult
  func put(_ value: Value, if keep: (inout [Value]) -> Bool) -> Bool {
    let (reader, isKept): (CheckedContinuation<Value?, Never>?, Bool) = state.withLock { state in
      if state.isClosed { return (nil, false) }
      if let reader = state.reader {
        state.reader = nil
        return (reader, true)
      }
      let isKept = keep(&state.values)
      if isKept { state.values.append(value) }
      return (nil, isKept)
    }
    reader?.resume(returning: value)
    return isKept
  }

  func close() {
    let reader = state.withLock { state in
      defer { state.reader = nil }
      state.isClosed = true
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// The box as a stream; a reader that is cancelled closes it.
  func stream() -> AsyncStream<Value> {
    AsyncStream { [weak self] in
      await self?.next()
    } onCancel: {
      self.close()
    }
  }

  private func next() async -> Value? {
    await withCheckedContinuation { continuation in
      let value: Value?? = state.withLock { state in
        if !state.values.isEmpty { return state.values.removeFirst() }
        if state.isClosed { return .some(nil) }
        state.reader = continuation
        return nil
      }
      if let value { continuation.resume(returning: value) }
    }
  }
}

struct Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  private let other = Box<String>()
  private let box = Box<Int>()
  init() { depths = box.stream(); alarms = other.stream() }
  func measured(_ depth: Int) {
    box.put(depth) {
      $0 = []; return true
    }
  }
}
private func go() async {
  let bridge = Bridge()
  let screen = Task {
    for await depth in bridge.depths { return depth }
    return 0
  }
  bridge.measured(1)
  print(await screen.value)
}
await go()

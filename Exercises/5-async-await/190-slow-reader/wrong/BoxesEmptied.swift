// diagnosis: wrongResult
// The boxes are emptied when they are closed, and what was kept for the readers is lost.

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
      state.values = []
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// The box as a stream; a reader that is cancelled closes it.
  func stream() -> AsyncStream<Value> {
    AsyncStream {
      await self.next()
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

/// What happens on a ferry, told to those on its bridge.
///
/// Each of the streams has one reader.
struct Bridge: Sendable {
  /// How deep the water is, in metres.
  let depths: AsyncStream<Int>
  /// What has to be looked after.
  let alarms: AsyncStream<String>
  /// The cars that may come on board.
  let cars: AsyncStream<String>

  private let depthBox = Box<Int>()
  private let alarmBox = Box<String>()
  private let carBox = Box<String>()
  private let places: Int

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    self.places = places
    depths = depthBox.stream()
    alarms = alarmBox.stream()
    cars = carBox.stream()
  }

  /// The depth was measured.
  func measured(_ depth: Int) {
    depthBox.put(depth) { depths in
      depths = []
      return true
    }
  }

  /// Something has to be looked after.
  func alarmed(_ text: String) { alarmBox.put(text) { _ in true } }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool { carBox.put(car) { $0.count < places } }

  /// The ferry is in port: nothing else comes.
  func close() {
    depthBox.close()
    alarmBox.close()
    carBox.close()
  }
}

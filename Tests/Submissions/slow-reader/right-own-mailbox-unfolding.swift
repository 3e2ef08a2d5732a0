import Synchronization

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

  private let depthBox = Mailbox<Int>(.newest)
  private let alarmBox = Mailbox<String>(.all)
  private let carBox: Mailbox<String>

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    carBox = Mailbox(.first(places))
    depths = depthBox.stream()
    alarms = alarmBox.stream()
    cars = carBox.stream()
  }

  /// The depth was measured.
  func measured(_ depth: Int) { _ = depthBox.put(depth) }

  /// Something has to be looked after.
  func alarmed(_ text: String) { _ = alarmBox.put(text) }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool { carBox.put(car) }

  /// The ferry is in port: nothing else comes.
  func close() {
    depthBox.close()
    alarmBox.close()
    carBox.close()
  }
}

/// Keeps what its reader has not read yet.
private final class Mailbox<Element: Sendable>: Sendable {
  enum Room {
    case all
    case newest
    case first(Int)
  }

  private struct State {
    var kept: [Element] = []
    /// The reader, if it waits; then nothing is kept.
    var reader: CheckedContinuation<Element?, Never>?
    var isClosed = false
  }

  private let room: Room
  private let state = Mutex(State())

  init(_ room: Room) { self.room = room }

  func stream() -> AsyncStream<Element> {
    AsyncStream(unfolding: { await self.next() }, onCancel: { self.cancel() })
  }

  /// Returns whether the reader gets it, or would, if nothing newer came.
  func put(_ element: Element) -> Bool {
    state.withLock { state in
      if state.isClosed { return false }
      if let reader = state.reader {
        state.reader = nil
        reader.resume(returning: element)
        return true
      }
      switch room {
      case .all:
        state.kept.append(element)
      case .newest:
        state.kept = [element]
      case .first(let places):
        guard state.kept.count < places else { return false }
        state.kept.append(element)
      }
      return true
    }
  }

  /// What is kept can still be read.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.reader?.resume(returning: nil)
      state.reader = nil
    }
  }

  /// The reader does not come again.
  private func cancel() {
    state.withLock { $0.kept = [] }
    close()
  }

  private func next() async -> Element? {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if !state.kept.isEmpty {
          continuation.resume(returning: state.kept.removeFirst())
        } else if state.isClosed {
          continuation.resume(returning: nil)
        } else {
          state.reader = continuation
        }
      }
    }
  }
}

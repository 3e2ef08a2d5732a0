import Grading
import Synchronization

/// Weak exchanges that fail although nothing has changed: the buffer that is free is found all the same.
func weakExchangesFail() {
  for failing in 1...4 {
    let buffers = Buffers(count: 2)
    checkWeak.begin(failing)
    var taken: [Int?] = [buffers.take(), buffers.take()]
    expect(taken.compactMap(\.self).sorted(), equals: [0, 1], "a free buffer is handed out")
    let none: Int? = buffers.take()
    expect(none, equals: nil, "nothing is handed out if no buffer is free")
    for case let buffer? in taken { buffers.giveBack(buffer) }
    taken = [buffers.take(), buffers.take()]
    expect(taken.compactMap(\.self).sorted(), equals: [0, 1], "no buffer is lost")
    checkWeak.end()
  }
}

/// Which weak exchange is the next to fail; all of them are on one thread then.
private final class CheckWeak: @unchecked Sendable {
  private var isOn = false
  private var (every, calls) = (1, 0)

  /// From now on, calls fail in rows of so many, with one between them that does not.
  func begin(_ failing: Int) { (isOn, every, calls) = (true, failing, 0) }
  func end() { isOn = false }

  func fails() -> Bool {
    guard isOn else { return false }
    calls += 1
    return calls % (every + 1) != 0
  }
}

private let checkWeak = CheckWeak()

extension Atomic where Value.AtomicRepresentation == UInt8.AtomicRepresentation {
  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(
        expected: expected, desired: desired, successOrdering: successOrdering,
        failureOrdering: failureOrdering)
  }
}

extension Atomic where Value.AtomicRepresentation == UInt16.AtomicRepresentation {
  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(
        expected: expected, desired: desired, successOrdering: successOrdering,
        failureOrdering: failureOrdering)
  }
}

extension Atomic where Value.AtomicRepresentation == UInt32.AtomicRepresentation {
  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(
        expected: expected, desired: desired, successOrdering: successOrdering,
        failureOrdering: failureOrdering)
  }
}

extension Atomic where Value.AtomicRepresentation == UInt64.AtomicRepresentation {
  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(
        expected: expected, desired: desired, successOrdering: successOrdering,
        failureOrdering: failureOrdering)
  }
}

extension Atomic where Value.AtomicRepresentation == WordPair.AtomicRepresentation {
  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(expected: expected, desired: desired, ordering: ordering)
  }

  @_semantics("atomics.requires_constant_orderings")
  func weakCompareExchange(
    expected: consuming Value, desired: consuming Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    checkWeak.fails()
      ? (false, expected)
      : compareExchange(
        expected: expected, desired: desired, successOrdering: successOrdering,
        failureOrdering: failureOrdering)
  }
}

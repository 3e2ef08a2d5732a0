/// How a task asks a stream for the next element.
///
/// A stream ends if the task that asks is cancelled. Then the task takes the stream's lock three times: for the handler
/// that is told of the end, to end it, and to look for an element. `AsyncStream` and `AsyncThrowingStream` do so in
/// https://github.com/swiftlang/swift/blob/main/stdlib/public/Concurrency/AsyncStreamBuffer.swift
struct ElementAsk {
  /// Whether the task is cancelled as it asks.
  let isCancelled: Bool
  /// The stream's lock, once it was taken.
  private(set) var lock: RuntimeLock?
  /// How often that was taken and given back.
  private var count = 0

  /// Whether every use of the lock is known: no handler runs in between, and no code that makes the elements.
  ///
  /// Set before the first execution.
  nonisolated(unsafe) static var isKnown = false

  /// What a task does with a stream's lock.
  enum Use { case looksForHandler, endsStream, takes, unknown }

  init(isCancelled: Bool) { self.isCancelled = isCancelled }

  /// What the task does if it takes a lock now; `nil` for one that is not cancelled, and only takes.
  func use(of other: RuntimeLock) -> Use? {
    guard isCancelled else { return nil }
    guard Self.isKnown, lock == nil || lock === other else { return .unknown }
    return [.looksForHandler, .endsStream, .takes][count]
  }

  /// The task has given a lock back.
  ///
  /// - Returns: Whether the stream has looked for an element, so that what the task does next is something else.
  mutating func gaveBack(_ other: RuntimeLock) -> Bool {
    guard Self.isKnown, lock == nil || lock === other else { return false }
    lock = other
    count += 1
    return count == 3
  }
}

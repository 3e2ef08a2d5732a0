import Exploration
internal import Primitives

/// Whether an operation's class answers `isFinished` itself, with code of the program.
///
/// The answer stands in the class's table of methods, at the place where alone two classes differ that are
/// the same but for it.
enum OwnAnswers {
  // Swift wants it said of a subclass again. No object of these two is ever made.
  private final class Plain: Operation, @unchecked Sendable {}
  private final class Answering: Operation, @unchecked Sendable {
    override var isFinished: Bool { super.isFinished }
  }

  private static let isFinished: Int? = {
    let (base, plain, answering) = (
      methods(of: Operation.self), methods(of: Plain.self), methods(of: Answering.self)
    )
    let places = base.indices.filter { base[$0] == plain[$0] && base[$0] != answering[$0] }
    return places.count == 1 ? places[0] : nil
  }()

  private static let inherited = isFinished.map { methods(of: Operation.self)[$0] }

  /// Whether it is the program that says if an operation is finished.
  static func isFinished(_ operation: Operation) -> Bool {
    guard let isFinished else { return true }
    return methods(of: type(of: operation))[isFinished] != inherited
  }

  /// The words of a class from its address point on; the fifth says how many bytes there are, and how many
  /// of them stand before it (`ClassMetadata` of Swift's ABI).
  private static func methods(of type: Operation.Type) -> UnsafeBufferPointer<UInt> {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let (size, before) = (words[4] & 0xFFFF_FFFF, words[4] >> 32)
    return UnsafeBufferPointer(start: words, count: Int(size - before) / MemoryLayout<UInt>.size)
  }
}

/// The lock that Foundation on Linux has while `waitUntilFinished()` asks `isFinished`, and that it takes to
/// tell of the end: an answer that needs what the teller has waits forever.
///
/// Where the answer is Foundation's own, no code can see the lock.
extension OperationState {
  /// Makes the lock of an operation whose end the program says.
  func makeWaitLock(for operation: Operation) -> Lock? {
    if waitLock == nil, OwnAnswers.isFinished(operation) {
      waitLock = Lock(kind: .operationLock)
    }
    return waitLock
  }

  /// Tells the lanes that wait for the end.
  func broadcast(by operation: Operation) {
    let lock = makeWaitLock(for: operation)
    lock?.lock()
    broadcasts += 1
    lock?.unlock()
  }
}

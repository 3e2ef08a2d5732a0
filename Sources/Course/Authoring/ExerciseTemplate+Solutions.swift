/// Two right solutions and three wrong ones, to be replaced.
extension ExerciseTemplate {
  static let mutex = """
    // \(mark) The approach: the sum lives inside its mutex.
    import Synchronization

    final class Tally: Sendable {
      private let sum = Mutex(0)

      func add(_ amount: Int) {
        sum.withLock { $0 += amount }
      }

      var total: Int {
        sum.withLock { $0 }
      }
    }

    """

  static let queue = """
    // \(mark) Another approach: a serial queue owns the sum.
    import Dispatch

    final class Tally: @unchecked Sendable {
      private let queue = DispatchQueue(label: "sum")
      private var sum = 0

      func add(_ amount: Int) {
        queue.sync { sum += amount }
      }

      var total: Int {
        queue.sync { sum }
      }
    }

    """

  static let concurrentQueue = """
    // diagnosis: dataRace
    // \(mark) Why one would write it: a queue, but one that does several things at a time.
    import Dispatch

    final class Tally: @unchecked Sendable {
      private let queue = DispatchQueue(label: "sum", attributes: .concurrent)
      private var sum = 0

      func add(_ amount: Int) {
        queue.sync { sum += amount }
      }

      var total: Int {
        queue.sync { sum }
      }
    }

    """

  static let onlyTheWrite = """
    // diagnosis: dataRace
    // \(mark) Why one would write it: only what changes the sum is locked.
    import Foundation

    final class Tally: @unchecked Sendable {
      private let lock = NSLock()
      private var sum = 0

      func add(_ amount: Int) {
        let next = sum + amount
        lock.withLock { sum = next }
      }

      var total: Int {
        lock.withLock { sum }
      }
    }

    """

  static let neverUnlocked = """
    // diagnosis: deadlock
    // \(mark) Why one would write it: the lock is taken and never given back.
    import Foundation

    final class Tally: @unchecked Sendable {
      private let lock = NSLock()
      private var sum = 0

      func add(_ amount: Int) {
        lock.lock()
        sum += amount
      }

      var total: Int {
        lock.withLock { sum }
      }
    }

    """
}

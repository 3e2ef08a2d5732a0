import Foundation
import Synchronization

/// Many pieces of work, some one after the other and the others beside them.
struct BookWork {
  /// A piece of work.
  struct Piece: Sendable {
    /// What is done, as a person reads it.
    let title: String
    let action: @Sendable () throws -> Void
  }

  /// Runs that are timed: one at a time, and before all else that wants a processor.
  var timed: [Piece] = []
  /// What only has to be done: on all processors, with what the others leave of them.
  var others: [Piece] = []

  private struct State {
    var timed: ArraySlice<Piece>
    var others: ArraySlice<Piece>
    var done = 0
    var failure: (any Error)?
  }

  /// Does all of it.
  ///
  /// - Parameter progress: Is told how much is done, and what was; on any thread, one at a time.
  /// - Throws: The first error of a piece; no other piece begins then.
  func run(progress: @escaping @Sendable (_ fraction: Double, _ title: String) -> Void) throws {
    let all = Double(max(1, timed.count + others.count))
    let state = Mutex(State(timed: timed[...], others: others[...]))
    @Sendable func work(_ next: @Sendable (inout State) -> Piece?) {
      while let piece = state.withLock({ $0.failure == nil ? next(&$0) : nil }) {
        do {
          try piece.action()
          state.withLock {
            $0.done += 1
            progress(Double($0.done) / all, piece.title)
          }
        } catch {
          state.withLock { $0.failure = $0.failure ?? error }
        }
      }
    }
    let threads = DispatchGroup()
    threads.enter()
    Thread.detachNewThread {
      work { $0.timed.popFirst() }
      threads.leave()
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      threads.enter()
      Thread.detachNewThread {
        Self.giveWay()
        work { $0.others.popFirst() }
        threads.leave()
      }
    }
    threads.wait()
    if let failure = state.withLock(\.failure) { throw failure }
  }

  /// From now on this thread, and what it starts, only gets what nobody else wants.
  private static func giveWay() {
    #if os(Linux)
      // On Linux that is the thread alone.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }
}

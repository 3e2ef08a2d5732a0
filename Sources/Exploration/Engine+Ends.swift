import CExploration

extension Engine {
  /// The program's main thread has come to its end, and with it the process.
  ///
  /// What others print after that nobody sees; they are followed to their ends all the same, for
  /// the sake of what is wrong with them.
  public func programEnds() {
    let others = lanes.prefix(laneCount).contains { $0.number != 0 && !$0.isFinished }
    if others {
      let resource = printed()
      perform(Action(.exit, resource, .write))
    }
    isOutputClosed = true
  }

  /// Whether the calling code is the end that the compiler adds to an asynchronous main program.
  public var isAtEndOfMain: Bool {
    endsOfMain.contains(CodePlace.ofLearner())
  }

  /// Bytes of memory that the process uses now.
  public var residentMemory: Int { cexploration_resident_memory() }

  /// How many scheduling points the running execution has had; for a watch on another thread.
  public var stepCount: Int { steps }

  /// Whether a lane's code runs now, as far as another thread can tell.
  public var isRunning: Bool { current != nil && end == nil }

  /// Sends the signal that takes the running lane out of its code.
  public func interruptCurrent() { cexploration_interrupt() }
}

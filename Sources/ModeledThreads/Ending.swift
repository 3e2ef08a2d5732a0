import Exploration

/// Whether a call of `exit` with status 0 on the main thread is the program's own end.
///
/// It is for top-level code; elsewhere it cuts short what is to be explored. Set before anything is.
nonisolated(unsafe) public var mainMayExit = false

/// Stands for `exit`.
@c(__wrap_exit)
public func wrappedExit(_ status: Int32) -> Never {
  // An asynchronous main program ends with a call that the compiler adds; after `dispatchMain()` a
  // program has no other way to end. Either is what coming to the end of the main code is.
  // So it is for another thread while the main one waits for blocks forever, or its endless loop is between two of them.
  let main = engine.mainLane
  let isMain =
    engine.current?.isMain == true || main?.isDaemon == true || main?.isInLoop == true
  if status == 0 && (engine.code.isAtEndOfMain || mainMayExit && isMain) {
    engine.programEnds()
    engine.endLane()
  }
  end("exit(\(status))")
}

/// Stands for `_exit`.
@c(__wrap__exit)
public func wrappedImmediateExit(_ status: Int32) -> Never { end("_exit(\(status))") }

/// Stands for `_Exit`.
@c(__wrap__Exit)
public func wrappedStandardImmediateExit(_ status: Int32) -> Never { end("_Exit(\(status))") }

/// Stands for `quick_exit`.
@c(__wrap_quick_exit)
public func wrappedQuickExit(_ status: Int32) -> Never { end("quick_exit(\(status))") }

/// Stands for `abort`.
@c(__wrap_abort)
public func wrappedAbort() -> Never { end("abort()") }

private func end(_ call: String) -> Never { engine.fail(.ended(.call(call))) }

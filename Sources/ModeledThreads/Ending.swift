import Exploration

/// Stands for `exit`.
@c(__wrap_exit)
public func wrappedExit(_ status: Int32) -> Never {
  // An asynchronous main program ends with a call that the compiler adds.
  if status == 0 && engine.isAtEndOfMain {
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

private func end(_ call: String) -> Never { engine.fail(.ended, "It calls \(call).") }

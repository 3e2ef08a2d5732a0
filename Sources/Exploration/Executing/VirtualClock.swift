import CExploration

/// The clocks as explored code reads them.
package enum VirtualClock {
  /// Virtual nanoseconds since the execution's start, for a lane that asks.
  package static func read() -> UInt64 {
    let engine = Engine.shared
    engine.lanes.note(lookAtClock: engine.now)
    return engine.now
  }

  /// How many nanoseconds the machine has been up when an execution starts.
  package static var uptime: UInt64 { cexploration_uptime() }
}

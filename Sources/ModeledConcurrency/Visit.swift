import Exploration

/// A task's stay on an executor, from its arrival there to the next one.
///
/// With optimisation the compiler leaves out a hop to an executor on which the task does nothing that others can
/// notice. That is an order of its own only if a job that is certainly there keeps the task waiting, on this
/// executor or the next one: otherwise there is an order in which the hop takes no time.
struct Visit {
  /// Whether the program has tasks that begin where they are made: nothing tells of that visit.
  // It is set before the first execution.
  nonisolated(unsafe) static var mayBeginAtOnce = false

  /// Whether the task has not been anywhere before: where it begins is no hop.
  private var isFirst = true
  private var hasWaited = false
  /// The lane's event as the task's job begins there, unless it begins its life there.
  private var begin: Int32?

  /// The task arrives at the next executor, to be asked by the lane that sends it there.
  ///
  /// - Parameters:
  ///   - executor: The jobs there; `nil` where any number runs at a time.
  ///   - isHop: Whether it comes from where it has been until now.
  mutating func ends(towards executor: SerialJobs?, isHop: Bool) {
    let waits = executor?.isCertainlyBusy == true
    if isHop, begin == Engine.shared.lane.event, hasWaited || waits { Assumption.idleVisits.note() }
    hasWaited = waits
    isFirst = isFirst && !isHop && begin == nil
    begin = nil
  }

  /// The task's job begins on an executor of the program's own, which can notice that it comes: also when a hop is left
  /// out before or after that, because the task does nothing in between.
  mutating func beginsElsewhere(isHop: Bool) {
    if isHop, !isFirst || begin != nil { Assumption.idleVisits.note() }
    isFirst = false
    begin = nil
  }

  /// The task's job begins there.
  mutating func begins() {
    begin = isFirst && !Self.mayBeginAtOnce ? nil : Engine.shared.lane.event
  }
}

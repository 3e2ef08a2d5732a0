/// Decides which lane runs next at each scheduling point, over many executions.
///
/// A strategy is told what the engine finds out; it never looks at the program itself.
package protocol Strategy: AnyObject {
  /// Whether the engine shall tell what the event of an index could be swapped with.
  func wantsReversals(at event: Int) -> Bool

  /// Whether the event of an index goes another way than an execution before, from the same state: then
  /// an execution that comes back to that state shows nothing new.
  func goesAnotherWay(at event: Int) -> Bool

  /// Starts the next execution; `false` when there is none left to try.
  func begin() -> Bool

  /// The lane that runs next, out of the point's enabled ones; `nil` cuts the execution short.
  func choose(_ point: borrowing SchedulingPoint) -> Int?

  /// A reversal: two events could have come in the other order if one of some lanes had gone first.
  ///
  /// - Parameters:
  ///   - event: The index of the earlier event in the execution.
  ///   - initials: The lanes any of which could start the other order there.
  ///   - preferred: The lane whose action the order is about.
  func reversal(at event: Int, initials: LaneSet, preferred: Int)

  /// The execution has ended; its events can be asked for until the next one begins.
  func finish(_ end: ExecutionEnd, _ events: ExecutedEvents)

  /// Whether another part of a divided search counts the execution that has just ended.
  var belongsElsewhere: Bool { get }

  /// Whether the choices of an execution before have led to another point: then nothing is known of the rest.
  var hasDeparted: Bool { get }
}

extension Strategy {
  /// Asks for no reversals.
  package func wantsReversals(at event: Int) -> Bool { false }
  /// No execution is left for another one.
  package func goesAnotherWay(at event: Int) -> Bool { false }
  /// Does nothing.
  package func reversal(at event: Int, initials: LaneSet, preferred: Int) {}
  /// Does nothing.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {}
  /// Every execution belongs to the search.
  package var belongsElsewhere: Bool { false }
  /// No execution has to go the way of another one.
  package var hasDeparted: Bool { false }
}

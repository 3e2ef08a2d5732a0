/// How far the engine is, for a thread that watches it.
///
/// Plain numbers at an address that stays: to ask for an object, such as the current lane, counts its
/// references, and the engine counts them as if no other thread did.
package struct Pulse: Sendable {
  /// How many executions were begun.
  package internal(set) var executions: UInt64 = 0
  /// How many scheduling points the running execution has had.
  package internal(set) var steps = 0
  /// Whether lanes run: an execution has begun and has not ended.
  package internal(set) var isExecuting = false
  /// Whether an execution runs again that did not end by itself: where it was interrupted then, it may be soon.
  package var isAgain = false
  /// How many quarters of a second the watching thread has seen pass; that one counts them.
  package var ticks = 0
}

import CExploration

/// A value that is new in every execution, made when it is first asked for.
///
/// For what a program finds rather than makes: the main queue, a global queue.
///
/// It is an object: code that is generic over any value asks the runtime for types at each call.
package final class PerExecution<Value: AnyObject>: @unchecked Sendable {
  // Only the lane that runs comes here, as with the engine itself.
  private let make: () -> Value
  private var value: Value?
  private var execution = UInt64.max

  /// A value that is made by a function, once for each execution that asks.
  package init(_ make: @escaping () -> Value) { self.make = make }

  /// The running execution's value.
  package var current: Value {
    if let value, execution == Engine.shared.executions { return value }
    let new = make()
    letGo { value = new }
    execution = Engine.shared.executions
    return new
  }
}

/// Lets go of what belongs to an earlier execution: objects of the program among it stay in memory, because
/// their deinitialisers would run in this one.
func letGo(_ body: () -> Void) {
  cexploration_leave_objects(true)
  body()
  cexploration_leave_objects(false)
}

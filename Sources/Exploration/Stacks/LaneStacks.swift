import CExploration

/// The stacks that lanes run on: made when none is idle, and used again.
final class LaneStacks {
  /// The controller's stack, which the main lane runs on.
  static var controller: Int32 { 0 }

  private let body: cexploration_body
  private let successor: cexploration_successor
  private var idle: [Int32] = []
  /// The number of the lane that each stack was given last.
  private var lanes = [0]

  /// - Parameters:
  ///   - body: Runs the lane of a stack.
  ///   - successor: Says which stack runs after a body.
  init(body: @escaping cexploration_body, successor: @escaping cexploration_successor) {
    self.body = body
    self.successor = successor
  }

  /// A stack for a lane's first step.
  func take(for lane: Int) -> Int32 {
    let stack = idle.popLast() ?? make()
    lanes[Int(stack)] = lane
    return stack
  }

  /// The lane that a stack was given last.
  func lane(on stack: Int32) -> Int { lanes[Int(stack)] }

  /// A stack's body has ended.
  func rest(_ stack: Int32) { idle.append(stack) }

  /// Leaves a body where its lane is stopped.
  func abandon(_ stack: Int32) {
    cexploration_reset(stack)
    idle.append(stack)
  }

  private func make() -> Int32 {
    let stack = cexploration_create_stack(body, successor)
    guard stack >= 0 else { fatalError("the system has no memory left for a stack") }
    while lanes.count <= Int(stack) { lanes.append(0) }
    return stack
  }
}

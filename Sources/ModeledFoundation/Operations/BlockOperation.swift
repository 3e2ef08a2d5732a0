import Exploration
import Foundation

/// An operation that calls blocks, modelled after Foundation's `BlockOperation` on Linux: one after
/// another, on one thread, in the order in which they were added.
open class BlockOperation: Operation, @unchecked Sendable {
  // Only the lane that runs comes here, one at a time.
  private var blocks: [@Sendable () -> Void] = []
  /// What those that added blocks had done.
  private var added = Stamp()

  /// An operation without blocks.
  public override init() { super.init() }

  /// An operation with one block.
  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    blocks = [block]
  }

  /// Adds a block; traps once the operation runs.
  open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    if isExecuting || isFinished {
      state.misuse(.blockAddedLate(state.title))
    }
    // Between the look and this the operation may begin, which goes through the blocks of that moment.
    Engine.shared.perform(Action(.add, state, .write))
    Engine.shared.releaseJoining(into: &added)
    blocks.append(block)
  }

  /// The blocks.
  open var executionBlocks: [@Sendable () -> Void] {
    Engine.shared.perform(Action(.lookAt, state, .read))
    return blocks
  }

  /// Calls the blocks.
  open override func main() {
    Engine.shared.acquire(added, isForced: false)
    for block in blocks { block() }
  }
}

/// Runs a barrier block once everything before it has finished.
final class BarrierOperation: Operation, @unchecked Sendable {
  // Called once, by the lane that runs the operation.
  private let block: @Sendable () -> Void

  init(_ block: @escaping @Sendable () -> Void) {
    self.block = block
    super.init()
    state.label = "barrier"
  }

  override func main() { block() }

  override func rank(isSerial: Bool) -> Int { 12 }
}

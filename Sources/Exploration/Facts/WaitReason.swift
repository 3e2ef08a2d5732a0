/// Why a lane cannot continue: what would have to happen, and to what.
public indirect enum WaitReason: Hashable, Sendable {
  /// A lock is to be unlocked.
  case unlock(ResourceName)
  /// A lock is to be unlocked with the number that is waited for.
  case unlockWithCondition(ResourceName)
  /// A condition or a semaphore is to be signalled.
  case signal(ResourceName)
  /// So many more lanes are to arrive at a barrier.
  case arrivals(Int)
  /// Another lane's run of an initialiser, or of a routine that runs once, is to end.
  case initializer(ResourceName)
  /// Something is to end, such as a thread or all iterations.
  case end(ResourceName)
  /// Operations are to finish; of many, the first few are named.
  case operations([ResourceName], areAll: Bool)
  /// A group is to be left so many times.
  case leaves(ResourceName, count: Int)
  /// A value is to change.
  case change(ResourceName)
  /// What a lock guards is to change.
  case changeUnder(ResourceName)
  /// Time is to pass.
  case instant
  /// A timer of the lane's own run loop is to fire.
  case timer
  /// The lanes that came before are to have had their turn.
  case turn(ResourceName)
  /// A queue is to be activated.
  case activation(ResourceName)
  /// A suspended queue is to be resumed.
  case resumption(ResourceName)
  /// A pool of so many workers is to have a free one, after so many others that wait for one.
  case worker(ResourceKind, PoolWidth, ahead: Int)
  /// A block is to arrive on the main queue.
  case mainBlock
  /// The main thread is to run a block.
  case mainThread
  /// Another task is to end; `nil` where it is not known which.
  case taskEnd(String?)
  /// The children of a task's group are to end.
  case children
  /// A stream is to have its next element.
  case element
  /// A continuation is to be resumed.
  case continuation
  /// A suspended task is to be resumed, by whomever.
  case resume
  /// A lock inside the runtime of Swift Concurrency is to be unlocked.
  case runtimeLock
  /// Something of a resource that has no reason of its own.
  case resource(ResourceName)
}

/// A lane and why it cannot continue.
package struct Wait: Hashable, Sendable, Codable {
  /// The lane.
  package var lane: LaneName
  /// What would have to happen.
  package var reason: WaitReason
  /// The lane that has what it waits for, where that is one that can be had.
  package var holder: LaneName?

  /// A lane that waits.
  package init(_ lane: LaneName, for reason: WaitReason, holder: LaneName? = nil) {
    self.lane = lane
    self.reason = reason
    self.holder = holder
  }
}

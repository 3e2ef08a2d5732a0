/// What a lane does to a resource: one name for each kind of action, whose words are made last.
package enum Verb: String, Hashable, Sendable, Codable, CaseIterable {
  // What every lane and every place of memory has.
  case start, goOn, exit, print, sleep, yield
  case read, write, load, store, update, lookAgain
  // Objects and what leads to them.
  case retain, release, releaseLast, followWeak, followUnowned, countReferences, compareIdentities

  // Locks, conditions, semaphores and what is built like them.
  case lock, lockForReading, lockForWriting, unlock, destroy
  case tryToLock, tryToLockForReading, tryToLockForWriting
  case unlockToWait, hear, wake, wakeUnsignalled, lockAgain
  case wait, beginToWait, tryToWait, signal, broadcast, post, readValue
  case arrive, once, waitForInitializer, storeIn

  // Groups and work items.
  case enter, leave, allHaveLeft, notify, lookAtCount, waitFor, cancel, checkCancellation

  // Queues, their pools, sources and timers.
  case async, sync, activate, resume, suspend, setTarget, setSpecific, getSpecific, lookAt
  case waitForIterations, waitForMainThread, freeWorker
  case readData, takeData, goOnWith, schedule, tick, waitForTime, setHandler, takeHandler

  // Threads, run loops, notifications.
  case begin, end, join, detach, deleteKey
  case addTimer, handBlock, takeBlocks, waitForTimers, fire, invalidate
  case addObserver, removeObserver, postTo

  // Operations.
  case add, addBarrier, endBarrier, depend, dependNoMore, beDependedOn, satisfy, makeReady
  case finish, reportFinished, reportExecuting, reorder, setLimit

  // Tasks.
  case run, endTask, enqueue, mayLeave, useRuntimeLock, raise
}

extension Verb {
  /// Whether the step waits for a time and for nothing else: a sleep, and what waits until a timer is due.
  var isForTimeAlone: Bool { self == .sleep || self == .waitForTime || self == .waitForTimers }

  /// Whether no lane's code takes the step, and it changes nothing that the code sees.
  package var isUnseen: Bool {
    switch self {
    case .start, .begin, .freeWorker, .goOn, .release: true
    case .run, .endTask, .enqueue, .mayLeave, .useRuntimeLock, .raise: true
    default: false
    }
  }

  /// Whether the lane waits for a signal, and not for a lock.
  var isForSignal: Bool { self == .wake || self == .hear }

  /// Whether the step always follows from another one that says more.
  package var isImplied: Bool {
    switch self {
    case .unlockToWait, .hear, .lockAgain, .waitForInitializer, .release: true
    case .allHaveLeft, .lookAtCount, .beDependedOn, .satisfy, .makeReady: true
    default: false
    }
  }
}

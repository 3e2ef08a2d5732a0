import Exploration

extension English {
  package func step(_ verb: Verb, _ resource: String, timedOut: Bool) -> String {
    let text =
      switch verb {
      case .sleep: "sleeps"
      case .waitForIterations: "waits for all iterations"
      case .waitForMainThread: "waits for the main thread"
      case .waitForInitializer: "waits for the initialiser of a global"
      case .waitForTime: "waits until it is due"
      default: "\(Self.thirdPerson(verb)) \(resource)"
      }
    return timedOut ? text + " in vain" : text
  }

  package func nextStep(_ verb: Verb, _ kind: ResourceKind?, _ resource: String?) -> String {
    guard let resource, let kind else { return verb == .start ? "begins" : "continues" }
    switch kind {
    // The line says which.
    case .variable, .atomic, .output: return Self.thirdPerson(verb)
    default: return step(verb, resource, timedOut: false)
    }
  }

  private static func thirdPerson(_ verb: Verb) -> String {
    switch verb {
    case .start: "starts"
    case .goOn: "continues after"
    case .exit: "ends"
    case .print: "prints"
    case .sleep: "sleeps"
    case .yield: "yields"
    case .read: "reads"
    case .write: "writes"
    case .load: "loads"
    case .store: "stores"
    case .update: "updates"
    case .lookAgain: "looks again at"
    case .release: "releases"
    case .releaseLast: "releases the last reference to"
    case .followWeak: "follows a weak reference to"
    case .followUnowned: "follows an unowned reference to"
    case .countReferences: "checks whether it has the only reference to"
    case .lock: "locks"
    case .lockForReading: "locks for reading"
    case .lockForWriting: "locks for writing"
    case .unlock: "unlocks"
    case .destroy: "destroys"
    case .tryToLock: "tries to lock"
    case .tryToLockForReading: "tries to lock for reading"
    case .tryToLockForWriting: "tries to lock for writing"
    case .wait, .waitFor: "waits for"
    case .tryToWait: "tries to wait for"
    case .unlockToWait: "unlocks to wait"
    case .hear: "receives a signal of"
    case .wake: "wakes up from"
    case .wakeUnsignalled: "wakes up without a signal and locks"
    case .lockAgain: "locks again"
    case .signal: "signals"
    case .broadcast: "broadcasts"
    case .post: "posts to"
    case .readValue: "reads the value of"
    case .arrive: "arrives at"
    case .once: "runs once"
    case .waitForInitializer, .waitForIterations, .waitForMainThread, .waitForTime: "waits for"
    case .storeIn: "stores in"
    case .enter: "enters"
    case .leave: "leaves"
    case .allHaveLeft: "sees that all have left"
    case .notify: "asks to be notified by"
    case .cancel: "cancels"
    case .checkCancellation: "checks the cancellation of"
    case .async: "submits a block to"
    case .sync: "runs a block on"
    case .activate: "activates"
    case .resume: "resumes"
    case .suspend: "suspends"
    case .setTarget: "sets the target of"
    case .setSpecific: "sets a specific of"
    case .getSpecific: "gets a specific of"
    case .lookAt: "looks at"
    case .freeWorker: "frees a worker"
    case .readData: "reads the data of"
    case .takeData: "takes the data of"
    case .goOnWith: "continues with"
    case .schedule: "schedules"
    case .tick: "ticks"
    case .begin: "begins"
    case .end: "ends"
    case .join: "joins"
    case .addTimer: "adds a timer to"
    case .handBlock: "submits a block to"
    case .takeBlocks: "takes the blocks of"
    case .waitForTimers: "waits for timers of"
    case .fire: "fires"
    case .invalidate: "invalidates"
    case .addObserver: "adds an observer to"
    case .removeObserver: "removes an observer from"
    case .postTo: "posts to"
    case .add: "adds to"
    case .addBarrier: "adds a barrier to"
    case .endBarrier: "ends a barrier of"
    case .depend: "adds a dependency to"
    case .dependNoMore: "no longer depends on"
    case .beDependedOn: "is depended on"
    case .satisfy: "satisfies"
    case .makeReady: "makes ready in"
    case .finish: "finishes"
    case .reportFinished: "reports finished"
    case .reportExecuting: "reports executing"
    case .reorder: "reorders"
    case .setLimit: "sets the limit of"
    case .run: "runs"
    case .enqueue: "enqueues on"
    case .endTask: "ends"
    case .mayLeave: "leaves"
    case .useRuntimeLock: "uses"
    case .raise: "may raise the priority of"
    }
  }
}

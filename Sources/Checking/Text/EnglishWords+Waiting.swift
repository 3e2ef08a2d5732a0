import Exploration

extension English {
  package func object(_ reason: WaitReason) -> String {
    switch reason {
    case .unlock(let lock): "the \(name(lock)) to be unlocked"
    case .unlockWithCondition(let lock): "the \(name(lock)) to be unlocked with its condition"
    case .signal(let resource): "a signal of the \(name(resource))"
    case .arrivals(let count): "\(count) more at the barrier"
    case .initializer(let resource):
      resource.kind == .lazyGlobal ? "the initialiser of a global" : "the end of the routine"
    case .end(let resource):
      resource.kind == .concurrentPerform
        ? "the end of all iterations"
        : "the end of \(resource.number == nil ? "the " : "")\(name(resource))"
    case .operations(let operations, let areAll):
      "the end of \(operations.map(name).joined(separator: ", "))\(areAll ? "" : " and others")"
    case .leaves(let group, let count):
      "the \(name(group)) to be left\(count > 1 ? " \(count) times" : "")"
    case .change(let resource): "a change of the \(name(resource))"
    case .instant: "an instant"
    case .timer: "a timer of its run loop"
    case .turn(let resource):
      resource.kind == .operationQueue
        ? "its turn in its operation queue" : "its turn on the \(nameOrNone(resource))"
    case .activation(let queue): "the \(nameOrNone(queue)), which was not activated"
    case .resumption(let queue): "the \(nameOrNone(queue)), which is suspended"
    case .worker(let pool, _, _): "a free worker of \(name(ResourceName(pool)))"
    case .mainBlock: "a block of the main queue"
    case .mainThread: "the main thread"
    case .taskEnd(let task): "the end of \(task ?? "another task")"
    case .children: "the children of its group"
    case .element: "the next element of a stream"
    case .continuation: "its continuation"
    case .resume: "somebody to resume it"
    case .runtimeLock: "a lock of Swift Concurrency"
    case .resource(let resource): name(resource)
    }
  }

  /// What a proof takes for granted, after "provided that".
  func condition(_ assumption: Assumption) -> String {
    switch assumption {
    case .exactTime: "no sleep or timeout is late"
    case .noWakeWithoutSignal: "no wait wakes up without a signal"
    case .widePools: "blocked tasks leave a thread for the others"
    case .sequentialConsistency: "memory is sequentially consistent"
    case .strongExchange: "no weak exchange fails without a reason"
    case .fewLooks: "a waiting loop goes round a few times only"
    case .chance: "chance takes the same course"
    case .hashing: "sets and dictionaries keep the same order"
    case .machine: "processors and files are those of this machine"
    case .libraries: "what libraries do inside does not race"
    case .libraryReleases: "nobody comes between a library's last step and its release of an object"
    case .isolatedDeinitializers: "what isolated deinitialisers do does not race"
    }
  }

  /// Why nothing was proved, after "because".
  func reason(_ uncertainty: Uncertainty) -> String {
    let names = uncertainty.names.joined(separator: ", ")
    return switch uncertainty.reason {
    case .tooManyInterleavings: "there are more interleavings than the budget allows for"
    case .outcomesDiffer: "samples have an outcome that the search for every order has not"
    case .chance: "\(names) may give something else in each execution"
    case .memory: "there is no memory left for more executions"
    case .runtime: "in this Swift runtime these are not as expected: \(names)"
    }
  }

  /// Who waits for what, as a list in a sentence.
  func list(_ waits: [Wait]) -> String {
    waits.map { "\($0.lane.name) waits for \(object($0.reason))" }.joined(separator: ", ")
  }

  /// Lanes that wait, and nobody is left to let them go on.
  func stuck(_ waits: [Wait]) -> String { "Nobody is left who could go on: \(list(waits))." }
}

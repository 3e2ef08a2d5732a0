import Exploration

extension English {
  package func object(_ reason: WaitReason) -> String {
    switch reason {
    case .unlock(let lock): "\(the(lock)) to be unlocked"
    case .unlockWithCondition(let lock): "the \(name(lock)) to be unlocked with its condition"
    case .signal(let resource): "a signal of \(the(resource))"
    case .arrivals(let count): "\(count) more arrival\(count == 1 ? "" : "s") at the barrier"
    case .initializer(let resource):
      resource.kind == .lazyGlobal ? "the initialiser of a global" : "the routine to finish"
    case .end(let resource):
      resource.kind == .concurrentPerform
        ? "all iterations"
        : "\(resource.number == nil ? "the " : "")\(name(resource)) to finish"
    case .operations(let operations, let areAll):
      "\(operations.map(name).joined(separator: ", "))\(areAll ? "" : " and others") to finish"
    case .leaves(let group, let count):
      "the \(name(group)) to be left\(count > 1 ? " \(count) times" : "")"
    case .change(let resource): "a change of the \(name(resource))"
    case .changeUnder(let lock): "a change of what the \(name(lock)) guards"
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
    case .taskEnd(let task): "\(task ?? "another task") to finish"
    case .children: "the child tasks of its group"
    case .element: "the next element of a stream"
    case .continuation: "its continuation"
    case .resume: "something to resume it"
    case .runtimeLock: "a lock of Swift Concurrency"
    case .resource(let resource): name(resource)
    }
  }

  /// What has a number is one of several, and needs no article.
  func the(_ resource: ResourceName) -> String {
    (resource.number == nil ? "the " : "") + name(resource)
  }

  /// What a proof takes for granted, after "provided that".
  func condition(_ assumption: Assumption) -> String {
    switch assumption {
    case .exactTime: "no sleep or timeout is late"
    case .instantSteps: "no time passes between two looks at a clock"
    case .noWakeWithoutSignal: "no wait wakes up without a signal"
    case .widePools: "blocked tasks leave a thread for the others"
    case .iterationThreads: "concurrentPerform has a thread for each iteration"
    case .sharedIterations: "iterations on one thread keep their order"
    case .orderOfEnds: "objects end in the order of unoptimised code"
    case .sequentialConsistency: "memory is sequentially consistent"
    case .strongExchange: "no weak exchange fails spuriously"
    case .fewLooks: "a waiting loop repeats only a few times"
    case .chance: "random numbers stay the same"
    case .hashing: "sets and dictionaries keep the same order"
    case .objectOrder: "objects keep the order of their first comparison"
    case .actorOrder: "actors take their jobs in the order of arrival, by priority"
    case .wholeCancellation: "a cancellation reaches all children at once"
    case .idleVisits: "tasks also go to actors where they do nothing"
    case .noticedReadiness: "operation queues notice when an operation becomes ready"
    case .barrierTurn: "a barrier takes its own turn in a serial target"
    case .date: "the date and the machine's uptime stay the same"
    case .machine: "processors, files and the environment are as on this machine"
    case .libraries: "libraries have no data races inside"
    case .libraryReleases:
      "no step comes between a library's last step and its release of an object"
    case .isolatedDeinitializers: "isolated deinitialisers are jobs and do not race"
    }
  }

  /// Why nothing was proved, after "because".
  func reason(_ uncertainty: Uncertainty) -> String {
    let names = uncertainty.names.joined(separator: ", ")
    return switch uncertainty.reason {
    case .tooManyInterleavings: "there are more interleavings than the budget allows"
    case .unfairLoop:
      "\(names.isEmpty ? "a loop" : "the loop on \(names)") does not end before another thread gets a turn"
    case .outcomesDiffer: "sampling found an outcome that the search of every order did not"
    case .chance: "\(names) may give a different result in each execution"
    case .otherWay: "the same order did not lead to the same steps again"
    case .memory: "no memory is left for more executions"
    case .runtime: "this Swift runtime differs from what is expected in: \(names)"
    }
  }

  /// The same as the end of a sentence; empty where there is no reason to tell.
  func because(_ uncertainty: Uncertainty?) -> String {
    uncertainty.map { ", because " + reason($0) } ?? ""
  }

  /// Who waits for what, as a list in a sentence.
  func list(_ waits: [Wait]) -> String {
    // A clause about the lane that has the lock has a comma of its own.
    let separator = waits.contains { $0.holder != nil } ? "; " : ", "
    return waits.map { "\($0.lane.name) waits for \(object($0))" }.joined(separator: separator)
  }

  private func object(_ wait: Wait) -> String {
    guard case .unlock(let lock) = wait.reason, let holder = wait.holder else {
      return object(wait.reason)
    }
    return "\(the(lock)), which \(holder == wait.lane ? "it" : holder.name) holds"
  }

  /// Lanes that wait, and none is left that could unblock them.
  func stuck(_ waits: [Wait]) -> String {
    "No thread or task can make progress: \(list(waits))."
  }
}

import Exploration

extension English {
  package func sentence(_ mistake: Mistake) -> String {
    switch mistake {
    case .dataRace(let accesses): sentence(accesses)
    case .overlappingAccesses(let writes): sentence(overlap: writes)
    case .failedCheck(let check): sentence(check)
    case .wrongResult(let expectation): sentence(expectation)
    case .tooManyAtOnce(let pieces, let allowed):
      "\(pieces.joined(separator: ", ")) are in flight at once; \(allowed) are allowed."
    case .tooSlow(.takes(let what, let units, let enough)):
      "Expected: \(what). It takes \(units) units of time; \(enough) are enough."
    case .tooSlow(.peak(let what, let peak)):
      "Expected: \(what). At most \(peak) are in flight at once."
    case .uncaughtError(let error): "Nobody catches the error \(error)."
    case .deadlock(.circle(let waits)): "Each waits for the next: \(list(waits))."
    case .deadlock(.ownInitializer): "The initialiser of a global needs the global itself."
    case .deadlock(.stuck(let waits)), .lostWakeup(.stuck(let waits)),
      .groupNeverLeft(.stuck(let waits)), .continuationNeverResumed(.stuck(let waits)),
      .stillWaiting(.stuck(let waits)):
      stuck(waits)
    case .lostWakeup(.late(let lane, let condition)):
      "\(subject(lane)) waits on the \(name(condition)) for ever: a signal came while nobody "
        + "waited, and a signal is not kept."
    case .spuriousWakeup(.prints(let text)):
      "A wait ends without a signal, and the program goes on as if there had been one. It prints "
        + "\"\(oneLine(text))\", as it does in no other way."
    case .spuriousWakeup(.leads(let mistake)):
      "A wait ends without a signal, and the program goes on as if there had been one. Then: "
        + sentence(mistake)
    case .syncOnOwnQueue(let queue):
      "A block that runs on the \(nameOrNone(queue)) calls sync on it: it waits for its own end."
    case .groupLeftTooOften: "The group is left once more than it was entered."
    case .groupNeverLeft(.missing(let leaves, let isAwaited)):
      "The group is never left: "
        + (leaves == 1 ? "one leave is missing" : "\(leaves) leaves are missing") + ", so that "
        + (isAwaited ? "whoever waits for it waits for ever." : "its notify block never runs.")
    case .semaphoreDestroyedInUse(let initial, let value):
      "A semaphore made with value \(initial) is destroyed while its value is \(value): a signal is "
        + "missing."
    case .queueMisuse(let misuse): sentence(misuse)
    case .recursiveLock(let lock, let lane, isUpgrade: false):
      "\(subject(lane)) locks the \(name(lock)), which it has locked before: it waits for itself "
        + "for ever."
    case .recursiveLock(let lock, let lane, isUpgrade: true):
      "\(subject(lane)) locks the \(name(lock)) for writing, which it has locked for reading: it "
        + "waits for itself for ever."
    case .unlockByAnother(let lock, let lane, let owner, let toWait):
      "\(subject(lane)) \(toWait ? "waits with" : "unlocks") the \(name(lock)), which "
        + "\(owner.map(inside) ?? "nobody") has locked."
    case .wrongPrecondition(let place): sentence(place)
    case .dependencyCycle(let operations):
      "In \((operations + operations.prefix(1)).map(name).joined(separator: " → ")) each waits for "
        + "the next: none of them runs."
    case .operationNeverFinished(let operation, let reason): sentence(operation, reason)
    case .operationMisuse(let misuse): sentence(misuse)
    case .continuationResumedTwice: "A continuation is resumed a second time."
    case .continuationNeverResumed(.awaited(let task)):
      "\(capitalized(task ?? "a task")) waits for ever for a continuation that nobody resumes."
    case .continuationNeverResumed(.thrownAway):
      "A continuation is thrown away without having been resumed; its task waits for ever."
    case .stillWaiting(.task(let task, let reason)):
      "\(capitalized(task ?? "a task")) has not ended: it waits for ever for \(object(reason))."
    case .poolExhausted(.taskPool, let width, let lane):
      "With \(processors(width)) the pool of Swift Concurrency has no more threads than that. All of "
        + "them are blocked, and \(lane.name) has none to run on."
    case .poolExhausted(_, _, let lane):
      "Every worker of the pool waits, and \(lane.name), which none is left to run, would have to "
        + "act."
    case .noProgress(let endlessness): sentence(endlessness)
    case .uncontrolled(let divergence): sentence(divergence)
    case .unsupported(let refusal): sentence(refusal)
    case .crashed(let crash): sentence(crash)
    case .ended(.call(let call)): "It calls \(call)."
    case .ended(.threadOfCheck): "The check's own thread is ended before the check is over."
    case .tooManyLanes(let most): "An execution can have at most \(most) threads and tasks."
    case .tooMuchOutput(let most): "It prints more than \(most) KiB in one run."
    }
  }

  /// On which machines a pool of tasks runs dry.
  func processors(_ width: PoolWidth) -> String {
    guard width.workers > 1 else { return "1 processor" }
    return "\(width.workers) processors" + (width.orFewer ? " or fewer" : "")
  }

  /// What was printed, its lines one after the other.
  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " / ")
  }

  func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

import Exploration

extension English {
  package func sentence(_ mistake: Mistake) -> String {
    switch mistake {
    case .dataRace(let accesses): sentence(accesses)
    case .overlappingAccesses(let writes, let order): sentence(overlap: writes, order)
    case .failedCheck(let check): sentence(check)
    case .wrongResult(let expectation): sentence(expectation)
    case .tooManyAtOnce(let pieces, let allowed):
      "\(pieces.joined(separator: ", ")) are in flight at once; \(allowed) are allowed."
    case .tooSlow(.takes(let what, let units, let enough)):
      "Expected: \(what). It takes \(units) units of time; \(enough) are enough."
    case .tooSlow(.peak(let what, let peak)):
      "Expected: \(what). At most \(peak) are in flight at once."
    case .tooSlow(.polls(let what, let times)):
      "Expected: \(what). Waits or sleeps end \(times) times because their time is up."
    case .tooSlow(.looksAgain(let what)):
      "Expected: \(what). A loop looks again and again, and waits for nothing."
    case .tooSlow(.unwoken(waits: 0)):
      "A loop looks again and again in vain. How often it looks before the others go on is up to the "
        + "machine, and what comes after each number of looks is not judged."
    case .tooSlow(.unwoken(let waits)):
      "\(waits == 1 ? "A wait ends because its time is" : "\(waits) waits end because their time is") up. "
        + "What the others do may take longer than any limit."
    case .uncaughtError(let error): "The error \(error) is not caught."
    case .deadlock(.circle(let waits)): "Each waits for the next: \(list(waits))."
    case .deadlock(.ownInitializer): "The initialiser of a global needs the global itself."
    case .deadlock(.stuck(let waits)), .lostWakeup(.stuck(let waits)),
      .groupNeverLeft(.stuck(let waits)), .continuationNeverResumed(.stuck(let waits)),
      .stillWaiting(.stuck(let waits)):
      stuck(waits)
    case .lostWakeup(.late(let lane, let condition)):
      "\(subject(lane)) waits on the \(name(condition)) forever. Earlier, a signal came while nothing "
        + "was waiting, and a signal is not kept."
    case .spuriousWakeup(.prints(let text)):
      "A wait returns without a signal, and the program continues as if there had been one. It then "
        + "prints \"\(oneLine(text))\", which it never does otherwise."
    case .spuriousWakeup(.leads(let mistake)):
      "A wait returns without a signal, and the program continues as if there had been one. Then: "
        + sentence(mistake)
    case .syncOnOwnQueue(let queue):
      "A block that runs on the \(nameOrNone(queue)) calls sync on it, and so waits for itself to end."
    case .groupLeftTooOften: "The group is left once more than it was entered."
    case .groupNeverLeft(.missing(let leaves, let isAwaited)):
      (leaves == 1 ? "One leave() is missing" : "\(leaves) calls of leave() are missing")
        + (isAwaited
          ? ", so the wait for the group never returns."
          : ", so the group's notify block never runs.")
    case .semaphoreDestroyedInUse(let initial, let value):
      "A semaphore created with the value \(initial) is destroyed while its value is \(value): a "
        + "signal is missing."
    case .queueMisuse(let misuse): sentence(misuse)
    case .recursiveLock(let lock, let lane, isUpgrade: false) where lock.kind == .mutex:
      "\(subject(lane)) locks the \(name(lock)), which it already holds. That stops the program."
    case .recursiveLock(let lock, let lane, isUpgrade: false):
      "\(subject(lane)) locks the \(name(lock)), which it already holds, and waits for itself forever."
    case .recursiveLock(let lock, let lane, isUpgrade: true):
      "\(subject(lane)) locks the \(name(lock)) for writing, which it already holds for reading, and "
        + "waits for itself forever."
    case .unlockByAnother(let lock, let lane, let owner, let toWait):
      "\(subject(lane)) \(toWait ? "waits with" : "unlocks") the \(name(lock)), which "
        + "\(owner.map { inside($0) + " holds" } ?? "is not locked")."
    case .wrongPrecondition(let place): sentence(place)
    case .dependencyCycle(let operations):
      "In \((operations + operations.prefix(1)).map(name).joined(separator: " → ")) each waits for "
        + "the next: none of them ever runs."
    case .operationNeverFinished(let operation, let reason): sentence(operation, reason)
    case .operationMisuse(let misuse): sentence(misuse)
    case .continuationResumedTwice: "A continuation is resumed a second time."
    case .continuationNeverResumed(.awaited(let task)):
      "\(capitalized(task ?? "a task")) waits forever for a continuation that is never resumed."
    case .continuationNeverResumed(.thrownAway):
      "A continuation is discarded without having been resumed, so its task waits forever."
    case .stillWaiting(.task(let task, let reason)):
      "\(capitalized(task ?? "a task")) has not ended: it waits forever for \(object(reason))."
    case .poolExhausted(.taskPool, let width, let lane):
      "With \(processors(width)), Swift Concurrency's pool has no more threads than that. All of "
        + "them are blocked, and \(lane.name) has no thread to run on."
    case .poolExhausted(_, _, let lane):
      "Every worker of the pool waits, and \(lane.name), which could unblock them, has no thread to "
        + "run on."
    case .noProgress(let lane): "\(lane.name) keeps reading the same value."
    case .unfinished(let limit): sentence(limit)
    case .uncontrolled(let divergence): sentence(divergence)
    case .unsupported(let refusal): sentence(refusal)
    case .crashed(let crash): sentence(crash)
    case .ended(.call(let call)): "It calls \(call)."
    case .ended(.threadOfCheck): "The thread that runs the check exits before the check is over."
    case .tooManyLanes(let most):
      "check follows at most \(most) threads and tasks in one execution."
    case .tooMuchOutput(let most): "It prints more than \(most) KiB in one execution."
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

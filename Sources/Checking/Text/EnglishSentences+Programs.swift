import Exploration

/// The sentences about what can go wrong with any program.
extension English {
  func sentence(_ accesses: Mistake.RaceAccesses) -> String {
    guard let writes = accesses.writes, writes.count == 2 else {
      return "These two accesses to the same memory are unsynchronized."
    }
    let words = writes.map { $0 ? "write" : "read" }
    let both = writes[0] == writes[1] ? "two \(words[0])s" : "\(words[0]) and the \(words[1])"
    let start = "The \(both) of the same memory are unsynchronized."
    guard let output = accesses.leadsTo else { return start }
    let line = output.split(separator: "\n").joined(separator: " / ")
    let quoted = "\"\(line.count > 60 ? line.prefix(60) + "…" : line)\""
    return start + " One outcome is \(quoted), which no one-at-a-time order produces."
  }

  func sentence(overlap writes: [Bool], _ order: Mistake.OverlapOrder) -> String {
    let words = writes.map { $0 ? "change" : "read" }
    let start =
      "A \(words.last ?? "change") of a variable begins before a "
      + "\(words.first ?? "change") of it by "
    let others = "another thread or task has ended. They are "
    let reason =
      "optimized code relies on having the variable to itself until its change has ended."
    return switch order {
    case .withinOne: start + "the same thread or task has ended."
    case .ordered: start + others + "synchronized, but " + reason
    case .unordered: start + others + "unsynchronized, and " + reason
    }
  }

  func sentence(_ check: Mistake.FailedCheck) -> String {
    switch check {
    case .stopped(let reason, let signal):
      reason ?? "The program stopped itself (signal \(signal))."
    case .divisionByZero: "It divides by zero."
    case .dateTooFar(let lane, let reason):
      "\(subject(lane)) has to wait for \(object(reason)) until a date that is too far in the future "
        + "for Foundation on Linux, which traps. Dates before 2262 work."
    case .threadStartedTwice: "A thread is started a second time."
    case .bytesOutside(let access, let count):
      "\(subject(access)) outside of the \(count) bytes of a DispatchData."
    }
  }

  private func subject(_ access: Mistake.DataAccess) -> String {
    switch access {
    case .pointer: "A pointer to the first byte is"
    case .index(let index): "The index \(index) is"
    case .copy(let start): "A copy begins at \(start),"
    case .copyInto(let room, let needed): "A copy of \(needed) bytes has room for \(room): it ends"
    }
  }

  func sentence(_ expectation: Mistake.Expectation) -> String {
    let start = "Expected: \(expectation.what)."
    guard let expected = expectation.expected, let actual = expectation.actual else { return start }
    return start + " It should be \(expected), but is \(actual)."
  }

  func sentence(_ limit: Mistake.RunLimit) -> String {
    switch limit {
    case .accesses(let millions):
      "It accessed memory \(millions) million times without a step that another thread or task could "
        + "notice."
    case .steps(let most): "One execution took more than \(most) steps."
    case .looks(let lane, let most):
      "\(lane.name) looked more than \(most) times at a value that no thread or task changes."
    case .seconds(let most):
      "It ran for more than \(most) s without reaching a point where another thread or task could "
        + "continue."
    case .silence: "The program stopped responding and was killed."
    }
  }

  package func withOtherHashing(_ sentence: String) -> String {
    sentence
      + " It was found with another order of sets and dictionaries, which each run of a program chooses anew."
  }

  func sentence(_ divergence: Mistake.Divergence) -> String {
    let part =
      switch divergence {
      case .choices: "in their choices"
      case .event(let number): "from event \(number) on"
      case .length: "in their length"
      case .output: "in what they print"
      case .end: "in how they end"
      }
    return
      "The same schedule, run twice, gives two stories, which differ \(part). Something that the "
      + "scheduler does not control decides, such as random numbers, the time or an address."
  }

  func sentence(_ refusal: Mistake.Refusal) -> String {
    switch refusal {
    case .call(let sentence): sentence
    case .dispatchSource(let name):
      "DispatchSource.\(name) waits for the outside world, which is not explored."
    case .dispatchIO(let name): "DispatchIO (\(name)) waits for files, which is not explored."
    case .runLoopMode:
      "A run loop's modes other than .default and .common are not modelled: use one of those."
    case .runLoopPort: "Ports of a run loop are not supported."
    case .descriptor(let descriptor):
      "It writes to something other than standard output: \(descriptor)."
    case .systemCall(let call, let name):
      name.isEmpty
        ? "It makes a system call that explored code may not make (number \(call))."
        : "It makes the system call \(name), which explored code may not make."
    }
  }

  func sentence(_ crash: Mistake.Crash) -> String {
    switch crash {
    case .badAccess: "It accesses memory at an invalid address."
    case .freedMemory(again: false): "It uses memory that was freed before."
    case .freedMemory(again: true): "It frees memory that was freed before."
    case .uninitializedBarrier: "It waits at a barrier that was not initialised."
    case .destroyed(let resource): "It uses \(the(resource)), which was destroyed or freed."
    case .otherLock(let condition):
      "It waits for \(the(condition)) with one mutex while another thread waits with another one."
    case .unownedReference:
      "It follows an unowned or unmanaged reference to an object that is gone: the last reference "
        + "that kept it alive was released."
    case .workerDied(let how): "The program crashed (\(how))."
    }
  }
}

import Exploration

/// The sentences about what can go wrong with any program.
extension English {
  func sentence(_ accesses: Mistake.RaceAccesses) -> String {
    guard let writes = accesses.writes, writes.count == 2 else {
      return "Nothing orders these two accesses of the same memory."
    }
    let words = writes.map { $0 ? "the write" : "the read" }
    let start = "Nothing orders \(words[0]) and \(words[1]) of the same memory."
    guard let output = accesses.leadsTo else { return start }
    let line = output.split(separator: "\n").joined(separator: " / ")
    let quoted = "\"\(line.count > 60 ? line.prefix(60) + "…" : line)\""
    return start + " It leads to the outcome \(quoted), which no order of whole turns has."
  }

  func sentence(overlap writes: [Bool]) -> String {
    let words = writes.map { $0 ? "change" : "read" }
    return
      "A \(words.last ?? "change") of a variable begins before a \(words.first ?? "change") of it by "
      + "the same thread or task has ended."
  }

  func sentence(_ check: Mistake.FailedCheck) -> String {
    switch check {
    case .stopped(let reason, let signal): reason ?? "It stops itself (signal \(signal))."
    case .divisionByZero: "It divides by zero."
    case .dateTooFar(let lane, let reason):
      "\(subject(lane)) has to wait for \(object(reason)) until a date that is too far away for "
        + "Foundation on Linux, which traps. Dates before 2262 are near enough."
    case .threadStartedTwice: "A thread is started that has been started before."
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
    return start + " It should be \(expected) and is \(actual)."
  }

  func sentence(_ endlessness: Mistake.Endlessness) -> String {
    switch endlessness {
    case .loop: "A loop goes on without end."
    case .tooManySteps: "It does not end: one run has too many steps."
    case .look(let lane): "\(lane.name) looks at the same value for ever."
    case .noSchedulingPoint:
      "It runs on without ever coming to a point where others could go on."
    case .silentWorker: "It kept the checker from ever coming back."
    }
  }

  func sentence(_ divergence: Mistake.Divergence) -> String {
    let part =
      switch divergence {
      case .choices: "in their choices"
      case .event(let number): "at event \(number) of the story"
      case .length: "in how long the story is"
      case .output: "in what is printed"
      case .end: "at its very end"
      }
    return "The same schedule twice gives two stories; they part \(part). Something that the "
      + "scheduler does not control decides, such as chance, the time or an address."
  }

  func sentence(_ refusal: Mistake.Refusal) -> String {
    switch refusal {
    case .call(let sentence): sentence
    case .dispatchSource(let name):
      "DispatchSource.\(name) waits for the outside world, which is not explored."
    case .dispatchIO(let name): "DispatchIO (\(name)) waits for files, which is not explored."
    case .runLoopPort: "Ports of run loops are not supported."
    case .descriptor(let descriptor):
      "It writes to something else than the standard output: \(descriptor)."
    case .systemCall(let call):
      "It asks the system for something that explored code may not do (system call \(call))."
    }
  }

  func sentence(_ crash: Mistake.Crash) -> String {
    switch crash {
    case .badAccess: "It reaches for memory that is not there."
    case .uninitializedBarrier: "It waits at a barrier that was not initialised."
    case .unownedReference:
      "It follows an unowned reference to an object that has ended: the last reference that kept it "
        + "alive was released."
    case .workerDied(let how): "It took its process down (\(how))."
    }
  }
}

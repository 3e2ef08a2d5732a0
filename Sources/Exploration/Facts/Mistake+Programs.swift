extension Mistake {
  /// The two accesses of a data race.
  package struct RaceAccesses: Hashable, Sendable, Codable {
    /// Whether each of the two writes, in the order in which they came; `nil` where only that they
    /// race is known.
    package var writes: [Bool]?
    /// What is printed where they race, and in no execution in which no lane is interrupted.
    package var leadsTo: String?

    /// Two unsynchronized accesses.
    package init(writes: [Bool]?, leadsTo: String? = nil) {
      self.writes = writes
      self.leadsTo = leadsTo
    }
  }

  /// What orders the beginnings of two accesses that overlap.
  package enum OverlapOrder: Hashable, Sendable, Codable {
    /// One thread or task does both.
    case withinOne
    /// The program orders one after the other: only the end of the first one comes too late.
    case ordered
    /// Nothing.
    case unordered
  }

  /// What ended the program by itself, as a trap does.
  package enum FailedCheck: Hashable, Sendable, Codable {
    /// The runtime's or the program's own words, if there are any.
    case stopped(reason: String?, signal: Int32)
    case divisionByZero
    /// A wait until a date that Foundation on Linux cannot wait for.
    case dateTooFar(LaneName, for: WaitReason)
    case threadStartedTwice
    /// Bytes outside of a `DispatchData` of a size.
    case bytesOutside(DataAccess, count: Int)
  }

  /// What was asked of a `DispatchData`.
  package enum DataAccess: Hashable, Sendable, Codable {
    case pointer
    case index(Int)
    case copy(from: Int)
    case copyInto(room: Int, needed: Int)
  }

  /// What a check expected, and what came out where that says more.
  package struct Expectation: Hashable, Sendable, Codable {
    /// What is demanded, in the check's words.
    package var what: String
    /// What should have come out.
    package var expected: String?
    /// What came out.
    package var actual: String?

    /// Something that did not hold.
    package init(_ what: String, expected: String? = nil, actual: String? = nil) {
      self.what = what
      self.expected = expected
      self.actual = actual
    }
  }

  /// Work that could have been done at the same time.
  package enum Slowness: Hashable, Sendable, Codable {
    case takes(String, units: Int, enough: Int)
    case peak(String, Int)
    /// Waits and sleeps have ended because their time was up, instead of one wait that is woken.
    case polls(String, times: Int)
    /// A loop has looked in vain until others changed something.
    case looksAgain(String)
    /// What counts in every check: so many waits have ended because their time was up, or, with 0, a loop has looked in
    /// vain until others changed something.
    case unwoken(waits: Int)
  }

  /// What explored code asks for and does not get.
  package enum Refusal: Hashable, Sendable, Codable {
    /// A function that no model controls, in the words of the check before the run that found it.
    case call(String)
    case dispatchSource(String)
    case runLoopMode
    case dispatchIO(String)
    case runLoopPort
    case descriptor(Int32)
    /// Its number, and its name if that is known.
    case systemCall(Int32, name: String)
  }

  /// What ended the program before its own end.
  package enum Ending: Hashable, Sendable, Codable {
    /// A call such as `exit(1)`.
    case call(String)
    /// The thread of an exercise's check ended before the check did.
    case threadOfCheck
  }

  /// How the program was ended from outside of its code.
  package enum Crash: Hashable, Sendable, Codable {
    case badAccess
    /// It uses memory after it has freed it, or frees it again.
    case freedMemory(again: Bool)
    case uninitializedBarrier
    /// It uses what it has destroyed before.
    case destroyed(ResourceName)
    /// It waits with a lock for a condition for which others wait with another lock.
    case otherLock(ResourceName)
    /// An unowned reference is followed after its object has ended.
    case unownedReference
    /// The worker died, in the words for its status.
    case workerDied(String)
  }
}

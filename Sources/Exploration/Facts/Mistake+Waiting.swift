extension Mistake {
  /// How lanes wait for one another.
  package enum Deadlock: Hashable, Sendable, Codable {
    /// Each waits for the next, and the last one for the first.
    case circle([Wait])
    /// No lane can make progress.
    case stuck([Wait])
    /// The initialiser of a global needs the global itself.
    case ownInitializer
  }

  /// A wait for a condition that no signal will end.
  package enum LostWakeup: Hashable, Sendable, Codable {
    /// A signal came while no lane waited, and this lane has waited since.
    case late(LaneName, ResourceName)
    /// No lane can make progress, and some wait for a condition.
    case stuck([Wait])
  }

  /// What comes of a wait for a condition that ended without a signal, and was taken for done.
  package indirect enum SpuriousWakeup: Hashable, Sendable, Codable {
    /// The program prints what it prints in no other way.
    case prints(String)
    /// Something goes wrong that goes wrong in no other way.
    case leads(to: Mistake)
  }

  /// A group that is entered more often than left.
  package enum UnleftGroup: Hashable, Sendable, Codable {
    /// - Parameter isAwaited: Whether a lane waits for it; otherwise a block that it should start.
    case missing(leaves: Int, isAwaited: Bool)
    /// No lane can make progress, and the main lane waits for a group.
    case stuck([Wait])
  }

  /// A continuation that is never resumed.
  package enum Unresumed: Hashable, Sendable, Codable {
    /// A task waits for it; `nil` for a task without a name.
    case awaited(task: String?)
    /// It was thrown away.
    case thrownAway
    /// No lane can make progress, and the main task waits.
    case stuck([Wait])
  }

  /// What has not ended when the program has.
  package enum Leftover: Hashable, Sendable, Codable {
    /// A task waits; `nil` for a task without a name.
    case task(String?, for: WaitReason)
    /// Lanes wait, and no lane is left that could unblock them.
    case stuck([Wait])
  }

  /// What an execution did for too long: nothing tells whether it would ever have ended.
  package enum RunLimit: Hashable, Sendable, Codable {
    /// A lane accessed memory so many million times, and no other lane could notice.
    case accesses(millions: Int)
    /// It had more scheduling points.
    case steps(Int)
    /// A lane looked more often at a value that no lane changes.
    case looks(LaneName, Int)
    /// A lane took longer than so many seconds from one scheduling point to the next.
    case seconds(Int)
    /// The worker fell silent.
    case silence
  }

  /// Where two runs of one schedule parted.
  package enum Divergence: Hashable, Sendable, Codable {
    /// In what could be chosen.
    case choices
    /// At an event, from 1.
    case event(Int)
    /// In how many events there are.
    case length
    /// In what was printed.
    case output
    /// At the very end.
    case end
  }
}

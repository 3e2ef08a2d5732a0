extension Report {
  /// One process that measured, with what disturbed it.
  package struct Launch: Codable, Sendable, Equatable {
    /// Something that makes a launch doubtful; nothing is dropped because of it.
    package enum Flag: String, Codable, Sendable, CaseIterable {
      /// Other processes used the machine during the launch.
      case foreignLoad = "foreign-load"
      /// The machine did not fall idle before the launch in the time that was allowed.
      case neverIdle = "never-idle"
      /// Hypervisor time was stolen during the launch.
      case steal
    }

    /// The number of the launch, from 1.
    package var index: Int
    /// The cores that other processes used just before, 1 being one core all the time; `nil` where
    /// the system does not tell.
    package var foreignBefore: Double?
    /// The cores that other processes used during the launch; `nil` where the system does not tell.
    package var foreignDuring: Double?
    /// How long the launch waited for an idle machine, in nanoseconds.
    package var waited: Double
    /// How many runs of each pattern were done first and discarded.
    package var warmUp: Int
    /// What makes the launch doubtful.
    package var flags: [Flag]
    /// The blocks in order.
    package var blocks: [Block]

    /// Describes a launch.
    package init(
      index: Int, foreignBefore: Double?, foreignDuring: Double?, waited: Double, warmUp: Int,
      flags: [Flag], blocks: [Block]
    ) {
      self.index = index
      self.foreignBefore = foreignBefore
      self.foreignDuring = foreignDuring
      self.waited = waited
      self.warmUp = warmUp
      self.flags = flags
      self.blocks = blocks
    }
  }

  /// Every pattern once, in an order that chance gave.
  package struct Block: Codable, Sendable, Equatable {
    /// The indices of the patterns in the order in which they ran.
    package var order: [Int]
    /// The samples in the order of the report's patterns, whatever the order of running.
    package var samples: [Sample]

    /// Describes a block.
    package init(order: [Int], samples: [Sample]) {
      self.order = order
      self.samples = samples
    }
  }

  /// One measured run of one pattern.
  package struct Sample: Codable, Sendable, Equatable {
    /// The elapsed time of one run in nanoseconds, the clock's cost subtracted.
    package var wall: Double
    /// The processor time of one run in nanoseconds, of all threads of the process.
    package var cpu: Double
    /// The involuntary context switches during the sample.
    package var switches: Int
    /// How often a thread gave its processor up to wait, during the sample; `nil` in old reports.
    package var waits: Int?
    /// The most tasks that were in progress at once, where it was observed.
    package var peak: Int?
    /// T∞ as observed in the run, in nanoseconds, where it was.
    package var criticalPath: Double?
    /// Whether something else probably took the processor during the sample.
    package var contaminated: Bool
    /// Whether the result of the run was checked and right.
    package var checked: Bool

    /// Describes a sample.
    package init(
      wall: Double, cpu: Double, switches: Int, waits: Int? = nil, peak: Int? = nil,
      criticalPath: Double? = nil,
      contaminated: Bool, checked: Bool
    ) {
      self.wall = wall
      self.cpu = cpu
      self.switches = switches
      self.waits = waits
      self.peak = peak
      self.criticalPath = criticalPath
      self.contaminated = contaminated
      self.checked = checked
    }
  }
}

extension Report {
  /// One process that measured, with what disturbed it.
  public struct Launch: Codable, Sendable, Equatable {
    /// Something that makes a launch doubtful; nothing is dropped because of it.
    public enum Flag: String, Codable, Sendable, CaseIterable {
      /// Other processes used the machine during the launch.
      case foreignLoad = "foreign-load"
      /// The machine did not fall idle before the launch in the time that was allowed.
      case neverIdle = "never-idle"
      /// Hypervisor time was stolen during the launch.
      case steal
    }

    /// The number of the launch, from 1.
    public var index: Int
    /// The cores that other processes used just before, 1 being one core all the time; `nil` where
    /// the system does not tell.
    public var foreignBefore: Double?
    /// The cores that other processes used during the launch; `nil` where the system does not tell.
    public var foreignDuring: Double?
    /// How long the launch waited for an idle machine, in nanoseconds.
    public var waited: Double
    /// How many runs of each pattern were done first and discarded.
    public var warmUp: Int
    /// What makes the launch doubtful.
    public var flags: [Flag]
    /// The blocks in order.
    public var blocks: [Block]

    /// Describes a launch.
    public init(
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
  public struct Block: Codable, Sendable, Equatable {
    /// The indices of the patterns in the order in which they ran.
    public var order: [Int]
    /// The samples in the order of the report's patterns, whatever the order of running.
    public var samples: [Sample]

    /// Describes a block.
    public init(order: [Int], samples: [Sample]) {
      self.order = order
      self.samples = samples
    }
  }

  /// One measured run of one pattern.
  public struct Sample: Codable, Sendable, Equatable {
    /// The elapsed time of one run in nanoseconds, the clock's cost subtracted.
    public var wall: Double
    /// The processor time of one run in nanoseconds, of all threads of the process.
    public var cpu: Double
    /// The involuntary context switches during the sample.
    public var switches: Int
    /// The most tasks that were in progress at once, where it was observed.
    public var peak: Int?
    /// T∞ as observed in the run, in nanoseconds, where it was.
    public var criticalPath: Double?
    /// Whether something else probably took the processor during the sample.
    public var contaminated: Bool
    /// Whether the result of the run was checked and right.
    public var checked: Bool

    /// Describes a sample.
    public init(
      wall: Double, cpu: Double, switches: Int, peak: Int? = nil, criticalPath: Double? = nil,
      contaminated: Bool, checked: Bool
    ) {
      self.wall = wall
      self.cpu = cpu
      self.switches = switches
      self.peak = peak
      self.criticalPath = criticalPath
      self.contaminated = contaminated
      self.checked = checked
    }
  }
}

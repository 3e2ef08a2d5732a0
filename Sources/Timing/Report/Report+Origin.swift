extension Report {
  /// The machine that was measured on.
  public struct Machine: Codable, Sendable, Equatable {
    /// The operating system and its version, such as `Debian GNU/Linux 12`.
    public var os: String
    /// The kernel's version.
    public var kernel: String
    /// The processor's model name.
    public var cpu: String
    /// The number of cores that the process may use.
    public var cores: Int
    /// The size of the memory in bytes.
    public var memory: UInt64

    /// Describes a machine.
    public init(os: String, kernel: String, cpu: String, cores: Int, memory: UInt64) {
      self.os = os
      self.kernel = kernel
      self.cpu = cpu
      self.cores = cores
      self.memory = memory
    }
  }

  /// How the measured code was compiled.
  public enum Build: String, Codable, Sendable, CaseIterable {
    /// Without optimisation: its figures say nothing.
    case debug
    /// A debug build of the package whose measured targets are compiled with `-O`.
    case optimised
    /// A release build.
    case release
  }

  /// The commit that was measured.
  public struct Commit: Codable, Sendable, Equatable {
    /// The commit's hash.
    public var hash: String
    /// Whether files differed from the commit.
    public var dirty: Bool

    /// Describes a commit.
    public init(hash: String, dirty: Bool) {
      self.hash = hash
      self.dirty = dirty
    }
  }

  /// What reading the clock costs, from back-to-back reads; nanoseconds.
  public struct Clock: Codable, Sendable, Equatable {
    /// The number of pairs of reads.
    public var reads: Int
    /// The median of the differences; it has been subtracted from every sample.
    public var p50: Double
    /// 99.9 of 100 differences are no larger.
    public var p999: Double
    /// The largest difference.
    public var max: Double

    /// Describes a clock.
    public init(reads: Int, p50: Double, p999: Double, max: Double) {
      self.reads = reads
      self.p50 = p50
      self.p999 = p999
      self.max = max
    }
  }
}

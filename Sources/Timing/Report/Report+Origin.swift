extension Report {
  /// The machine that was measured on.
  package struct Machine: Codable, Sendable, Equatable {
    /// The operating system and its version, such as `Debian GNU/Linux 12`.
    package var os: String
    /// The kernel's version.
    package var kernel: String
    /// The processor's model name.
    package var cpu: String
    /// The number of cores that the process may use.
    package var cores: Int
    /// The size of the memory in bytes.
    package var memory: UInt64

    /// Describes a machine.
    package init(os: String, kernel: String, cpu: String, cores: Int, memory: UInt64) {
      self.os = os
      self.kernel = kernel
      self.cpu = cpu
      self.cores = cores
      self.memory = memory
    }
  }

  /// How the measured code was compiled.
  package enum Build: String, Codable, Sendable, CaseIterable {
    /// Without optimisation: its figures say nothing.
    case debug
    /// A debug build of the package whose measured targets are compiled with `-O`.
    case optimised
    /// A release build.
    case release
  }

  /// The commit that was measured.
  package struct Commit: Codable, Sendable, Equatable {
    /// The commit's hash.
    package var hash: String
    /// Whether files differed from the commit.
    package var dirty: Bool

    /// Describes a commit.
    package init(hash: String, dirty: Bool) {
      self.hash = hash
      self.dirty = dirty
    }
  }

  /// What reading the clock costs, from back-to-back reads; nanoseconds.
  package struct Clock: Codable, Sendable, Equatable {
    /// The number of pairs of reads.
    package var reads: Int
    /// The median of the differences; it has been subtracted from every sample.
    package var p50: Double
    /// 99.9 of 100 differences are no larger.
    package var p999: Double
    /// The largest difference.
    package var max: Double

    /// Describes a clock.
    package init(reads: Int, p50: Double, p999: Double, max: Double) {
      self.reads = reads
      self.p50 = p50
      self.p999 = p999
      self.max = max
    }
  }
}

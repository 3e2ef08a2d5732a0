extension Report {
  /// A person's own file whose functions were measured, instead of patterns.
  package struct Own: Codable, Sendable, Equatable {
    /// The file's name, without its folder.
    package var file: String
    /// A hash of its text, to tell versions apart.
    package var hash: String
    /// How it was compiled.
    package var flags: String

    /// Describes a file.
    package init(file: String, hash: String, flags: String) {
      self.file = file
      self.hash = hash
      self.flags = flags
    }
  }

  /// The memory that one run takes, counted in runs that were not timed.
  package struct Memory: Codable, Sendable, Equatable {
    /// How often it allocates.
    package var allocations: Double
    /// How many bytes more than before were allocated at most, without the stacks of threads.
    package var peak: Double

    /// Describes memory.
    package init(allocations: Double, peak: Double) {
      self.allocations = allocations
      self.peak = peak
    }

    /// Whether a run can take that.
    var isPossible: Bool {
      (0...1e15).contains(allocations) && (0...1e18).contains(peak)
    }
  }
}

extension Report {
  /// The work that every pattern did: the same number of tasks with the same lengths.
  package struct Workload: Codable, Sendable, Equatable {
    /// What a task does for its time.
    package enum Kind: String, Codable, Sendable, CaseIterable {
      /// It waits, and blocks its thread until then.
      case wait
      /// It computes a fixed number of steps.
      case compute
      /// It waits suspended, and blocks no thread.
      case async
    }

    /// What a task does for its time.
    package var kind: Kind
    /// The number of tasks.
    package var tasks: Int
    /// The nominal length of one unit of work, in nanoseconds.
    package var unit: Double
    /// The number of steps in a unit of computing, the same in every launch; `nil` where nothing
    /// is computed.
    package var iterationsPerUnit: Int?
    /// The units of each task.
    package var units: [Double]

    /// Describes the work.
    package init(
      kind: Kind, tasks: Int, unit: Double, iterationsPerUnit: Int?, units: [Double]
    ) {
      self.kind = kind
      self.tasks = tasks
      self.unit = unit
      self.iterationsPerUnit = iterationsPerUnit
      self.units = units
    }
  }
}

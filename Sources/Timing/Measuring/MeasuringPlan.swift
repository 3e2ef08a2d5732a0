/// What a worker process has to measure: its only argument, as JSON.
package struct MeasuringPlan: Codable, Sendable, Equatable {
  /// One part of a pattern.
  package struct Item: Codable, Sendable, Equatable {
    /// The pattern's name.
    package var name: String
    /// The title of the part.
    package var part: String
    /// How much more work than the workload says, 0.02 for 2 %: for a twin that tests the measuring.
    package var extraWork: Double

    /// Names a part.
    package init(name: String, part: String, extraWork: Double = 0) {
      self.name = name
      self.part = part
      self.extraWork = extraWork
    }
  }

  /// Functions of a person's own file, which are measured instead of patterns.
  package struct Own: Codable, Sendable, Equatable {
    /// The compiled library.
    package var library: String
    /// How often each is called in a row; empty if that is to be found out.
    package var batches: [Int]

    /// Names a library.
    package init(library: String, batches: [Int]) {
      self.library = library
      self.batches = batches
    }
  }

  /// The number of the launch, from 1.
  package var launch: Int
  /// What is measured, in the order of the report.
  package var items: [Item]
  /// The number of blocks.
  package var blocks: Int
  /// How many runs of each item are done first and discarded.
  package var warmUp: Int
  /// What the work and the orders depend on.
  package var seed: UInt64
  /// The work.
  package var workload: Report.Workload
  /// What a sample's clock costs in nanoseconds; it is subtracted.
  package var clockCost: Double
  /// How long to wait at most for an idle machine, in nanoseconds.
  package var idleLimit: Double
  /// The library in which the items are; `nil` for patterns.
  package var own: Own?

  /// Makes a plan.
  package init(
    launch: Int, items: [Item], blocks: Int, warmUp: Int, seed: UInt64,
    workload: Report.Workload, clockCost: Double, idleLimit: Double, own: Own? = nil
  ) {
    self.launch = launch
    self.items = items
    self.blocks = blocks
    self.warmUp = warmUp
    self.seed = seed
    self.workload = workload
    self.clockCost = clockCost
    self.idleLimit = idleLimit
    self.own = own
  }
}

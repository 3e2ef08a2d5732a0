/// What a worker process has to measure: its only argument, as JSON.
public struct MeasuringPlan: Codable, Sendable, Equatable {
  /// One part of a pattern.
  public struct Item: Codable, Sendable, Equatable {
    /// The pattern's name.
    public var name: String
    /// The title of the part.
    public var part: String
    /// How much more work than the workload says, 0.02 for 2 %: for a twin that tests the measuring.
    public var extraWork: Double

    /// Names a part.
    public init(name: String, part: String, extraWork: Double = 0) {
      self.name = name
      self.part = part
      self.extraWork = extraWork
    }
  }

  /// The number of the launch, from 1.
  public var launch: Int
  /// What is measured, in the order of the report.
  public var items: [Item]
  /// The number of blocks.
  public var blocks: Int
  /// How many runs of each item are done first and discarded.
  public var warmUp: Int
  /// What the work and the orders depend on.
  public var seed: UInt64
  /// The work.
  public var workload: Report.Workload
  /// What a sample's clock costs in nanoseconds; it is subtracted.
  public var clockCost: Double
  /// How long to wait at most for an idle machine, in nanoseconds.
  public var idleLimit: Double

  /// Makes a plan.
  public init(
    launch: Int, items: [Item], blocks: Int, warmUp: Int, seed: UInt64,
    workload: Report.Workload, clockCost: Double, idleLimit: Double
  ) {
    self.launch = launch
    self.items = items
    self.blocks = blocks
    self.warmUp = warmUp
    self.seed = seed
    self.workload = workload
    self.clockCost = clockCost
    self.idleLimit = idleLimit
  }
}

import Exploration

/// How much a step says about what went wrong: what decides which steps are told first.
enum StepWeight {
  /// Where it goes wrong.
  static let fault = 1000
  /// It has to do with the variable or the resource with which it goes wrong.
  static let related = 60
  /// A value that several lanes share, or something that is printed.
  static let value = 40
  /// An `await` at which a task leaves its thread.
  static let suspension = 35
  /// Locks, signals, queues, actors.
  static let step = 25
  /// Something starts.
  static let start = 20
  /// What a check notes about its own work.
  static let bookkeeping = 5
  /// Time passes: that is told between the steps of others, and never in place of one.
  static let time = 1
  /// The lane that ran is interrupted here, or the one that interrupts it begins.
  static let preemption = 30

  /// What a step on a resource weighs.
  static func of(_ kind: ResourceKind, isRelated: Bool) -> Int {
    switch kind {
    case .work, .check, .clock, .cancellation, .streamOrGroup, .priorities, .observation:
      bookkeeping
    default: isRelated ? related : step
    }
  }
}

/// Everything that one `bench` run measured, with what one must know to judge it.
///
/// As a file it is JSON with sorted keys. All times are nanoseconds. A reader refuses a file whose
/// `version` it does not know, so any change of meaning needs a new ``currentVersion``. It ignores
/// what it does not know, so what is only added is optional.
package struct Report: Codable, Sendable, Equatable {
  /// What the `kind` of every such file is.
  package static let kindName = "interleave-timing-report"
  /// The version that this code writes and reads.
  package static let currentVersion = 1

  /// Tells this file from other JSON files; always ``kindName``.
  package private(set) var kind = Report.kindName
  /// The version of the format; always ``currentVersion``.
  package private(set) var version = Report.currentVersion
  /// When the measurement began, as ISO 8601 in UTC, such as `2026-11-21T04:39:38Z`.
  package var date: String
  /// The machine that was measured on.
  package var machine: Machine
  /// The Swift toolchain, as the compiler names itself, such as `6.3`.
  package var toolchain: String
  /// How the measured code was compiled.
  package var build: Build
  /// The commit that was measured; `nil` outside a repository.
  package var commit: Commit?
  /// What the work and the order within the blocks follow from.
  package var seed: UInt64
  /// The work that every pattern did.
  package var workload: Workload
  /// What the clock itself costs.
  package var clock: Clock
  /// What was measured, the reference first.
  ///
  /// The samples refer to these by index.
  package var patterns: [Entry]
  /// The processes that measured, in order.
  package var launches: [Launch]
  /// How it was decided that there are enough launches; `nil` if their number was set beforehand.
  package var settling: Settling?
  /// The file whose functions were measured; `nil` for patterns.
  package var own: Own?

  /// Makes a report from its parts.
  package init(
    date: String, machine: Machine, toolchain: String, build: Build, commit: Commit?,
    seed: UInt64, workload: Workload, clock: Clock, patterns: [Entry], launches: [Launch],
    settling: Settling? = nil, own: Own? = nil
  ) {
    self.date = date
    self.machine = machine
    self.toolchain = toolchain
    self.build = build
    self.commit = commit
    self.seed = seed
    self.workload = workload
    self.clock = clock
    self.patterns = patterns
    self.launches = launches
    self.settling = settling
    self.own = own
  }
}

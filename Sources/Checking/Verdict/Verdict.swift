import Channel
import Exploration

/// What `check` found out about a program, as people and other programs read it.
package struct Verdict: Sendable, Equatable {
  /// What it comes to.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// No execution went wrong.
    case nothingWrong
    /// Some did.
    case findings
    /// The program uses something that the model does not control.
    case unsupported
    /// The compiler refused it.
    case doesNotCompile
    /// No answer: an execution reached a limit of the check, and nothing shows whether it would go right.
    case unfinished
    /// No answer: the search could not continue, for a reason that is given.
    case inconclusive
  }

  /// What it comes to.
  package var kind: Kind
  /// How sure it is.
  package var certainty: Certainty
  /// What of the machine it takes for granted, where the program depends on it.
  package var assumptions: Set<Assumption> = []
  /// Why nothing was proved, where nothing was.
  package var uncertainty: Uncertainty?
  /// How many executions ran to their ends.
  package var executions: Int
  /// How many were cut short, because they would have shown nothing new.
  package var cutShort: Int
  /// How many ran before those: samples, and passes that found a race and were begun anew.
  package var before: Int
  /// How long it took.
  package var seconds: Double
  /// The virtual nanoseconds of the execution that took the most.
  package var longest: UInt64 = 0
  /// The modelled width of the pool.
  package var workers: Int
  /// What is wrong, the most important first.
  package var findings: [Finding]
  /// What was printed, the most frequent first.
  package var outcomes: [Outcome]
  /// How many more outcomes there are than are listed.
  package var moreOutcomes: Int
  /// What timers that come late add; `nil` where that was not searched, or time does not matter.
  package var late: OtherReading?
  /// What waits add that return without a signal, but for what is wrong, which stands among the findings.
  ///
  /// `nil` where that was not searched, or no lane waits on a condition.
  package var spurious: OtherReading?
  /// What else has to be said: the compiler's diagnostics, what is not supported, why there is no
  /// answer.
  package var messages: [String]
  /// What happened, if one execution was run again.
  package var story: Story?
  /// What happened in an execution with an outcome, by the outcome's schedule; empty where that was not asked
  /// for.
  package var stories: [String: Story] = [:]
  /// The files that were checked; empty where they were not asked for.
  package var source: [SourceText] = []
  /// How often a thread was interrupted that could have continued, if one execution was run again.
  package var preemptions: Int?
  /// Whether the program did not follow the schedule that was to be run again.
  package var hasDeparted = false
  /// Which program and settings it is about: only verdicts of the same can be merged.
  package var program: String
  /// Which accesses were scheduling points: only parts that agree in it make a whole.
  package var visible: String
  /// Which build of the programs that judge made it, for a part of a search: two builds may divide it differently.
  package var build = ""
  /// The parts of the search that it is about; empty for a search that was not divided.
  package var shards: [Shard]

  /// Makes a verdict.
  package init(
    kind: Kind, certainty: Certainty = .sampled, executions: Int = 0, cutShort: Int = 0,
    before: Int = 0, seconds: Double = 0, workers: Int = 4, findings: [Finding] = [],
    outcomes: [Outcome] = [],
    moreOutcomes: Int = 0, messages: [String] = [], program: String = "",
    visible: String = "", shards: [Shard] = [],
    story: Story? = nil
  ) {
    self.kind = kind
    self.certainty = certainty
    self.executions = executions
    self.cutShort = cutShort
    self.before = before
    self.seconds = seconds
    self.workers = workers
    self.findings = findings
    self.outcomes = outcomes
    self.moreOutcomes = moreOutcomes
    self.messages = messages
    self.program = program
    self.visible = visible
    self.shards = shards
    self.story = story
  }

  /// Nothing is known to be wrong if all that was found is that executions reached limits; what is wrong comes
  /// before that.
  mutating func settleUnfinished() {
    guard kind == .findings else { return }
    let (wrong, limits) = (
      findings.filter { !$0.kind.isLimit }, findings.filter { $0.kind.isLimit }
    )
    findings = wrong + limits
    if wrong.isEmpty, !limits.isEmpty { kind = .unfinished }
  }
}

import Timeline

/// What a pattern finds when its code starts: the work to do, and a way to say what happens.
///
/// `say`, `waits(for:)` and `show` are a lesson's print statements. The timeline is drawn from
/// them and from the chores; the code between them is what one would write anywhere.
package struct Stage: Sendable {
  /// The work, the same for every pattern with the same seed.
  package let chores: Chores
  /// The length of one "second" of work.
  package let unit: Duration
  /// What chance depends on: the same seed gives the same work.
  package let seed: UInt64

  let recorder: TimelineRecorder
  let facts: Facts
  let workload: Workload

  /// Whether what is drawn as work keeps a processor busy.
  var computes: Bool { workload != .wait }

  init(rehearsal: Rehearsal, recorder: TimelineRecorder, facts: Facts) {
    self.unit = rehearsal.unit
    self.seed = rehearsal.seed
    self.workload = rehearsal.workload
    self.recorder = recorder
    self.facts = facts
    self.chores = Chores(rehearsal: rehearsal, recorder: recorder)
  }

  /// Says a line: it is printed with the time and the lane, and marked in the timeline.
  package func say(_ text: String, file: String = #filePath, line: Int = #line) {
    recorder.note(text, at: .init(file: file, line: line))
  }

  /// Says that the caller now waits for something, until it is next heard of.
  ///
  /// - Parameter what: What it waits for, such as "the group".
  package func waits(for what: String, file: String = #filePath, line: Int = #line) {
    recorder.wait(for: what, at: .init(file: file, line: line))
  }

  /// Says that the caller is free now to do any work that comes, until it is next heard of.
  ///
  /// - Parameter what: What it is there for, such as "work for main".
  package func isFree(for what: String, file: String = #filePath, line: Int = #line) {
    recorder.wait(for: what, isFree: true, at: .init(file: file, line: line))
  }

  /// Shows a figure that the pattern found out: printed after the run, and kept in the JSON.
  ///
  /// - Parameters:
  ///   - name: What was counted or measured, in a few words.
  ///   - value: A number, a truth value, a text or a duration.
  package func show(_ name: String, _ value: some FactValue) {
    facts.add(Fact(name: name, value: value.factText, number: value.factNumber))
  }

  /// Makes a chore in addition to the ones of the stage, such as one step of a pipeline.
  ///
  /// - Parameters:
  ///   - name: What is done, as it is drawn.
  ///   - units: How long it takes, in units.
  ///   - prerequisites: The chores that must be done before: they make the critical path.
  package func chore(_ name: String, units: Double, after prerequisites: [Chore] = []) -> Chore {
    let chore = Chore(
      number: facts.nextNumber(after: chores.count), name: name, units: units,
      prerequisites: prerequisites.map(\.number),
      duration: unit * units, workload: workload, recorder: recorder)
    recorder.handOut(chore.number)
    return chore
  }

  /// How often to do what shows only when it is done very often.
  ///
  /// As often as asked for; the explorer, which tries every order, is content with a few rounds.
  package func rounds(_ count: Int) -> Int { count }

  /// A source of chance that gives the same numbers for the same seed.
  ///
  /// - Parameter purpose: A number that tells several sources of one pattern apart.
  package func dice(_ purpose: UInt64 = 0) -> SeededGenerator {
    SeededGenerator(seed: seed &+ purpose &* 0x9E37_79B9_7F4A_7C15)
  }
}

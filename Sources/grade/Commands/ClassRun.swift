import Course
import Foundation
import Synchronization
import Terminal
import Worker

/// Grades those of a class on whom there is no verdict yet, and shows how far it is.
struct ClassRun {
  private let pool: GradingPool
  private let head: ClassRecord.Head
  private let record: ClassRecord
  /// What is still to be graded.
  private let open: [Open]
  private let isPlain: Bool

  /// A submission that is still to be graded.
  private struct Open {
    let learner: LearnerFolder
    let exercise: Exercise
    /// What it depends on; `nil` where that could not be found out.
    let key: String?

    var row: ClassRecord.Row {
      ClassRecord.Row(learner: learner.name, exercise: exercise.name)
    }
  }

  /// - Parameter path: Where the verdicts are kept.
  init(
    _ session: Session, _ folder: ClassFolder, _ exercises: [Exercise], _ head: ClassRecord.Head,
    record path: String
  ) throws {
    self.head = head
    isPlain = session.options.isPlain
    pool = GradingPool(
      executable: try session.executable, course: session.options.course,
      salt: session.options.arguments.string("--salt"))
    let own = Set(head.ownLearners)
    let all = folder.learners.filter { own.contains($0.name) }.flatMap { learner in
      exercises.map {
        Open(learner: learner, exercise: $0, key: head.basis.key($0, of: learner))
      }
    }
    let keys = Dictionary(all.map { ($0.row, $0.key) }, uniquingKeysWith: { first, _ in first })
    record = try ClassRecord(at: path, head: head, keys: keys.compactMapValues { $0 })
    let known = record.entries
    open = all.filter { known[$0.row] == nil }
  }

  /// Grades what is left.
  ///
  /// - Returns: The books of all learners of the part, in order.
  func books() throws -> [Gradebook] {
    if !Confinement.limitsFiles { Console.note(ConfinementText.withoutLandlock) }
    let start = ContinuousClock.now
    let progress = Mutex(
      (
        state: ClassProgress(head.rows.map(\.told), done: Set(record.entries.keys.map(\.told))),
        bar: ProgressBar()
      ))
    if let beginning = progress.withLock(\.state.beginning) { Console.note(beginning) }
    Interruption.cleanUp = pool.abandon
    Interruption.farewell = { progress.withLock(\.state.farewell) }
    let draws = TerminalStyle(descriptor: 2).isInteractive && !isPlain
    let jobs = open.map { GradingPool.Job($0.learner, exercise: $0.exercise) }
    let reports = pool.grade(jobs) { number, report in
      let one = open[number]
      // A submission that changed meanwhile may have been graded as it was, or as it is.
      let isSame = one.key != nil && head.basis.key(one.exercise, of: one.learner) == one.key
      progress.withLock { progress in
        if isSame, report.isJudged { record.add(entry(report, of: one)) }
        let line = progress.state.add(one.row.told, at: (ContinuousClock.now - start) / .seconds(1))
        if draws {
          progress.bar.update(
            progress.state.fraction, progress.state.words(one.row.told), left: progress.state.left)
        } else if let line {
          Console.note(line)
        }
      }
    }
    progress.withLock { $0.bar.finish() }
    Interruption.farewell = { nil }
    try record.check()
    var entries = record.entries
    for (one, report) in zip(open, reports) { entries[one.row] = entry(report, of: one) }
    return head.ownLearners.compactMap { Gradebook(head, of: $0, entries) }
  }

  private func entry(_ report: GradeReport, of one: Open) -> ClassRecord.Entry {
    let path = ClassSubmission(one.exercise, of: one.learner)?.path
    return ClassRecord.Entry(
      row: one.row, key: one.key ?? "", file: path ?? one.exercise.fileName, report: report)
  }
}

extension JudgingBasis {
  /// What stands for a learner's submission as it is now, and for all else that its report depends on.
  fileprivate func key(_ exercise: Exercise, of learner: LearnerFolder) -> String? {
    ClassSubmission(exercise, of: learner).map { key(of: $0.submission, for: exercise) }
  }
}

extension ClassRecord.Row {
  /// The row as it is shown.
  fileprivate var told: ClassProgress.Row { .init(learner: learner.text, exercise: exercise) }
}

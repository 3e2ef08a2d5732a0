import Course
import Foundation
import Synchronization
import Terminal

/// Grades those of a class on whom there is no verdict yet, and shows how far it is.
struct ClassRun {
  private let pool: GradingPool
  private let head: ClassRecord.Head
  private let record: ClassRecord
  /// What is still to be graded.
  private let open: [(job: GradingPool.Job, row: ClassRecord.Row)]
  private let keys: [ClassRecord.Row: String]
  private let folder: ClassFolder
  private let isPlain: Bool

  /// - Parameter path: Where the verdicts are kept.
  init(
    _ session: Session, _ folder: ClassFolder, _ exercises: [Exercise], _ head: ClassRecord.Head,
    record path: String
  ) throws {
    self.head = head
    self.folder = folder
    isPlain = session.options.isPlain
    pool = GradingPool(executable: try session.executable, course: session.options.course)
    let jobs = head.ownLearners.flatMap { learner in
      exercises.map { exercise in
        (
          job: GradingPool.Job(
            learner: learner, exercise: exercise, file: folder.file(of: learner, for: exercise)),
          row: ClassRecord.Row(learner: learner, exercise: exercise.name)
        )
      }
    }
    keys = Dictionary(uniqueKeysWithValues: jobs.map { ($0.row, head.basis.key(of: $0.job)) })
    record = try ClassRecord(at: path, head: head, keys: keys)
    let known = record.entries
    open = jobs.filter { known[$0.row] == nil }
  }

  /// Grades what is left.
  ///
  /// - Returns: The books of all learners of the part, in order.
  func books() throws -> [Gradebook] {
    let start = ContinuousClock.now
    let progress = Mutex(
      (
        state: ClassProgress(head.rows, done: Set(record.entries.keys)), bar: ProgressBar()
      ))
    if let beginning = progress.withLock(\.state.beginning) { Console.note(beginning) }
    Interruption.cleanUp = pool.abandon
    Interruption.farewell = { progress.withLock(\.state.farewell) }
    let draws = TerminalStyle(descriptor: 2).isInteractive && !isPlain
    let reports = pool.grade(open.map(\.job)) { number, report in
      let (job, row) = open[number]
      // A submission that changed meanwhile may have been graded as it was, or as it is.
      let isSame = head.basis.key(of: job) == keys[row]
      progress.withLock { progress in
        if isSame, !report.isNotGraded { record.add(entry(report, of: job, row)) }
        let line = progress.state.add(row, at: (ContinuousClock.now - start) / .seconds(1))
        if draws {
          progress.bar.update(
            progress.state.fraction, progress.state.words(row), left: progress.state.left)
        } else if let line {
          Console.note(line)
        }
      }
    }
    progress.withLock { $0.bar.finish() }
    Interruption.farewell = { nil }
    try record.check()
    var entries = record.entries
    for (open, report) in zip(open, reports) {
      entries[open.row] = entry(report, of: open.job, open.row)
    }
    return Gradebook.all(part: head, of: head.ownLearners, entries)
  }

  private func entry(
    _ report: GradeReport, of job: GradingPool.Job, _ row: ClassRecord.Row
  ) -> ClassRecord.Entry {
    ClassRecord.Entry(
      row: row, key: keys[row] ?? "", file: folder.path(of: job.file, from: row.learner),
      report: report)
  }
}

extension JudgingBasis {
  /// What stands for the submission of a job as it is now.
  fileprivate func key(of job: GradingPool.Job) -> String {
    key(of: Submission(file: job.file, name: job.exercise.fileName), for: job.exercise)
  }
}

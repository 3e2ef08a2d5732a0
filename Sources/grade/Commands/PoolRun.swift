import Course
import Foundation
import Synchronization
import Terminal

/// Many gradings at once, with their progress on the terminal.
struct PoolRun {
  private let pool: GradingPool
  private let isPlain: Bool

  init(_ session: Session) throws {
    _ = try session.salt
    pool = GradingPool(
      executable: try session.executable, course: session.options.course,
      salt: session.options.arguments.string("--salt"))
    // A bar is drawn over itself, which cannot be read aloud.
    isPlain = session.options.isPlain && isatty(2) == 1
  }

  /// Grades every job; the reports come in the order of the jobs.
  ///
  /// - Parameter each: Is told of each result as it comes, on any thread, one at a time.
  func grade(
    _ jobs: [GradingPool.Job], each: @escaping @Sendable (Int, GradeReport) -> Void = { _, _ in }
  ) -> [GradeReport] {
    let progress = Mutex((bar: ProgressBar(), done: 0))
    let cleanUp = Interruption.cleanUp
    Interruption.cleanUp = {
      pool.abandon()
      cleanUp()
    }
    defer {
      Interruption.cleanUp = cleanUp
      progress.withLock { $0.bar.finish() }
    }
    return pool.grade(jobs) { number, report in
      each(number, report)
      progress.withLock { progress in
        progress.done += 1
        let job = jobs[number]
        let name = [job.learner, job.exercise.name].compactMap { $0 }.joined(separator: ": ")
        if isPlain {
          Console.note("\(progress.done) of \(jobs.count) checked: \(name)")
        } else {
          progress.bar.update(Double(progress.done) / Double(jobs.count), name)
        }
      }
    }
  }
}

import Terminal

/// How far the grading of a class is, in numbers and in words.
package struct ClassProgress: Sendable {
  /// One submission of one learner.
  package struct Row: Sendable, Hashable {
    let learner: String
    let exercise: String

    /// Makes a row.
    package init(learner: String, exercise: String) {
      self.learner = learner
      self.exercise = exercise
    }
  }

  private let rows: [Row]
  private let learners: [String]
  private var open: [String: Int]
  private var done: Int
  private let before: Int
  private var time = RemainingTime()

  /// The beginning.
  ///
  /// - Parameters:
  ///   - rows: Everything that is graded, learner after learner.
  ///   - done: What was judged before, by an earlier command.
  package init(_ rows: [Row], done: Set<Row>) {
    self.rows = rows
    self.done = done.count
    before = done.count
    var learners: [String] = []
    for row in rows where learners.last != row.learner { learners.append(row.learner) }
    self.learners = learners
    open = [:]
    for row in rows where !done.contains(row) { open[row.learner, default: 0] += 1 }
  }

  /// How much is done, from 0 to 1.
  package var fraction: Double { Double(done) / Double(max(1, rows.count)) }

  /// What an earlier command has judged, if it has.
  package var beginning: String? {
    before == 0 ? nil : "\(before) of \(rows.count) submissions were judged before."
  }

  /// Takes note of a verdict.
  ///
  /// - Parameter seconds: The time since the beginning.
  /// - Returns: A line for where nothing is drawn: after every tenth of the class.
  package mutating func add(_ row: Row, at seconds: Double) -> String? {
    time.add(at: seconds)
    done += 1
    let before = finished
    open[row.learner, default: 1] -= 1
    if open[row.learner] == 0 { open[row.learner] = nil }
    let step = max(1, (learners.count + 9) / 10)
    guard finished > before, finished % step == 0 || finished == learners.count else { return nil }
    return "\(finished) of \(learners.count) learners judged"
  }

  private var finished: Int { learners.count - open.count }

  /// Who is being graded, and how much is left of the class.
  package func words(_ row: Row) -> String {
    let number = (learners.firstIndex(of: row.learner) ?? 0) + 1
    return "learner \(number) of \(learners.count): \(row.learner), \(row.exercise)"
  }

  /// How long the rest takes; empty while that is not known.
  package var left: String {
    guard let range = time.range(of: rows.count - done) else { return "" }
    let unit = range.upperBound < 100 ? (seconds: 1.0, name: "s") : (seconds: 60.0, name: "min")
    let low = Int((range.lowerBound / unit.seconds).rounded(.down))
    let high = Int((range.upperBound / unit.seconds).rounded(.up))
    return (low == high ? "\(high)" : "\(low) to \(high)") + " \(unit.name) left"
  }

  /// What is said when it is stopped.
  package var farewell: String {
    "Stopped: \(done) of \(rows.count) submissions are judged. The same command goes on from there."
  }
}

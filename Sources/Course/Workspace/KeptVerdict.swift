import Foundation
import Terminal

/// What a report came to, as the workspace keeps it to compare a later one with.
package struct KeptVerdict: Sendable, Equatable, Codable {
  /// The digest of the text that was graded.
  package var text: String
  /// The points that it has.
  package var points: Int
  /// The points that there are.
  package var of: Int
  /// The criteria that have their points.
  package var criteria: [Criterion]
  /// The sentences of the checks that passed.
  package var checks: [String]
  /// What was wrong: each kind once, with its headline.
  package var problems: [String: String]

  /// Keeps a report's points, checks and problems.
  ///
  /// - Parameter text: What was graded.
  package init(_ report: GradeReport, of text: String) {
    self.text = TextDigest.of(text)
    points = report.points
    of = report.of
    criteria = report.lines.filter { $0.points == $0.of }.map(\.criterion)
    checks = report.checks.filter(\.hasPassed).map(\.sentence)
    problems = Dictionary(
      report.problems.map { ($0.diagnosis.word, $0.headline) }, uniquingKeysWith: { one, _ in one })
  }
}

/// The last two versions of an exercise that were graded.
package struct KeptVerdicts: Sendable, Equatable, Codable {
  /// The version that was graded last.
  package var now: KeptVerdict
  /// The version before it, if there was one.
  package var before: KeptVerdict?

  /// Makes the two from their parts.
  package init(now: KeptVerdict, before: KeptVerdict? = nil) {
    self.now = now
    self.before = before
  }

  /// The versions after one more was graded; the same text again is no new version.
  package static func after(_ kept: KeptVerdicts?, _ verdict: KeptVerdict) -> KeptVerdicts {
    guard let kept else { return KeptVerdicts(now: verdict) }
    return KeptVerdicts(
      now: verdict, before: kept.now.text == verdict.text ? kept.before : kept.now)
  }
}

/// Where the verdicts of a work folder are kept: a file for each exercise, written whole.
package struct VerdictFolder: Sendable {
  private let folder: URL

  /// The folder inside of a work folder.
  package init(work: URL) { folder = work.appending(path: ".verdicts") }

  /// What is kept of an exercise; `nil` where that is nothing, or nothing that can be read.
  package func read(_ exercise: String) -> KeptVerdicts? {
    guard let data = FileManager.default.contents(atPath: file(exercise).path) else { return nil }
    return try? JSONDecoder().decode(KeptVerdicts.self, from: data)
  }

  /// Keeps a report, and the one before it.
  ///
  /// - Throws: An error of the file system.
  @discardableResult
  package func note(_ report: GradeReport, of text: String) throws -> KeptVerdicts {
    let kept = KeptVerdicts.after(read(report.exercise), KeptVerdict(report, of: text))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(CanonicalJSON.line(kept).utf8).write(to: file(report.exercise), options: .atomic)
    return kept
  }

  private func file(_ exercise: String) -> URL { folder.appending(path: exercise + ".json") }
}

import Checking
import Exploration

/// Fills the words of an exercise with what a finding's story shows.
struct PlainWords {
  private let lanes: [String]
  private let read: String?
  private let line: Int?

  /// What is said of every submission that looks again, or waits for a time, in place of waiting.
  static let unwoken =
    "Something looks again and again, or waits until a time is up. Let it wait for what has to happen: for a "
    + "signal, a continuation, or a task."

  init(_ finding: Finding) {
    let rows = finding.story?.rows.filter(\.isWrong) ?? []
    var lanes: [String] = []
    for row in rows {
      guard let lane = row.lane, let name = finding.story?.lanes[lane].name else { continue }
      // A race has two sides; what comes of it may show in a third.
      if !lanes.contains(name), finding.kind != .dataRace || lanes.count < 2 { lanes.append(name) }
    }
    // Where only one side of a race is seen, the words are still about two.
    self.lanes = finding.kind == .dataRace && lanes.count < 2 ? [] : lanes
    read =
      rows.lazy.compactMap { row in
        row.note.firstMatch(of: /reads ([^,]+)/).map { String($0.1) }
      }.first
    line = finding.places.first?.line
  }

  /// The words with `{lanes}`, `{read}` and `{line}` replaced, or by something that is true in any case.
  func filled(_ words: String) -> String {
    let names =
      lanes.count > 1
      ? lanes.dropLast().joined(separator: ", ") + " and " + (lanes.last ?? "")
      : lanes.first ?? "two threads"
    let text = words.replacing("{lanes}", with: names)
      .replacing("{read}", with: read ?? "the old value")
      .replacing("{line}", with: line.map { "line \($0)" } ?? "this line")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The wrong solutions of a course with the diagnosis that each gets.
public struct VerificationTable {
  private let rows: [Verified]
  private let course: Course

  /// The table of what was verified.
  public init(_ rows: [Verified], _ course: Course) {
    self.rows = rows
    self.course = course
  }

  /// The table in Markdown.
  public var markdown: String {
    var lines = [
      "# Wrong solutions and their diagnoses", "",
      "Made by `swift run grade verify --markdown`, which grades them all.", "",
      "| exercise | wrong solution | why one would write it | diagnosis |", "|---|---|---|---|",
    ]
    for row in rows where row.path.hasPrefix("wrong/") || row.path.hasPrefix("starter/") {
      let name = row.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      let file = row.path.hasPrefix("starter/") ? "(the starter)" : "`\(name)`"
      lines.append(
        "| \(row.exercise) | \(file) | \(row.path.hasPrefix("starter/") ? "" : row.remark) | \(row.got) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

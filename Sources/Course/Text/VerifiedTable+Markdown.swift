extension VerifiedTable {
  private static let notRun = "not run"
  private static let none = "–"

  /// The table in Markdown.
  ///
  /// - Parameters:
  ///   - toolchain: What the compiler calls its version.
  ///   - commands: Those that it suggests.
  package func markdown(toolchain: String, _ commands: CourseCommands = .usual) -> String {
    var text = """
      # What the course is verified with

      Written by `\(commands.ofCourse("verify --mutants --table FILE"))` with \(toolchain); with names of exercises, it
      renews their rows only.

      `\(commands.ofCourse("verify"))` grades the right and the wrong solutions. A mutant is a right solution with a small
      change in one place. It is rejected, or listed in the exercise's `equivalents.json` with the reason why it is as
      right as the solution; all others that pass are survivors. Mutants that do not compile do not count. Exercises to
      predict or to break have none: their solutions are no Swift.

      """
    text += "\n\(sum)\n"
    if !open.isEmpty {
      text += "\nNot run: the mutants of \(open.map { "`\($0.name)`" }.joined(separator: ", ")).\n"
    }
    return text + "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The lines of the table itself.
  package var lines: [String] {
    [
      "| exercise | right | wrong | mutants | rejected | equivalent | survivors |",
      "|---|--:|--:|--:|--:|--:|--:|",
    ] + rows.map(Self.line)
  }

  private static func line(_ row: Row) -> String {
    var cells = ["`\(row.name)`", "\(row.right)", "\(row.wrong)"]
    if let mutants = row.mutants {
      cells += [mutants.count, mutants.rejected, row.listed, mutants.survivors].map { "\($0)" }
    } else if row.kind == .repair {
      cells += [notRun, notRun, "\(row.listed)", notRun]
    } else {
      cells += [none, none, none, none]
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// All exercises together.
  private var sum: String {
    let graded = rows.filter { $0.mutants != nil }
    let mutants = graded.reduce(0) { $0 + ($1.mutants?.count ?? 0) }
    let listed = graded.reduce(0) { $0 + $1.listed }
    let survivors = graded.reduce(0) { $0 + ($1.mutants?.survivors ?? 0) }
    guard mutants > 0 else { return "The mutants of no exercise were graded." }
    let share = (listed * 1000 + mutants / 2) / mutants
    let right = rows.reduce(0) { $0 + $1.right }
    let wrong = rows.reduce(0) { $0 + $1.wrong }
    let count = MutantText.count
    return "\(count(rows.count, "exercise")): \(count(right, "right solution")), \(wrong) wrong.\n"
      + "\(count(mutants, "mutant")) of \(count(graded.count, "exercise")), "
      + "\(mutants / graded.count) each on average: \(count(survivors, "survivor")), "
      + "\(listed) listed as equivalent (\(share / 10).\(share % 10) %)."
  }

  /// What a table says that was written before; exercises without a number of mutants are left out.
  package static func rows(of markdown: String) -> [Row] {
    markdown.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimming { $0 == " " } }
      let numbers = cells.dropFirst().compactMap { Int($0) }
      guard cells.count == 7, numbers.count == 6 else { return nil }
      let mutants = Mutants(count: numbers[2], rejected: numbers[3], survivors: numbers[5])
      return Row(
        name: String(cells[0].trimming { $0 == "`" }), kind: .repair, right: numbers[0],
        wrong: numbers[1], listed: numbers[4], mutants: mutants)
    }
  }
}

extension Substring {
  /// Without the characters at both ends for which a condition holds.
  fileprivate func trimming(_ condition: (Character) -> Bool) -> Substring {
    let start = drop(while: condition)
    let end = start.lastIndex { !condition($0) }.map(start.index(after:)) ?? start.startIndex
    return start[..<end]
  }
}

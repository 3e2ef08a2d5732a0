import Exploration

/// How a part of a pattern is explored, and what must come out.
struct ExploredPart: Sendable {
  /// What is printed: one of these in every interleaving, each of them in some.
  let expected: Set<String>
  /// The number of chores.
  var tasks = 2
  /// How long a unit of a chore lasts in virtual time; without a length every order is tried.
  var milliseconds = 0
  /// How often at most it repeats what it would repeat hundreds of times.
  var rounds = 2
  /// Whether what the lesson says is printed, too.
  var speaks = false

  /// What must be found, and nothing else; `nil` if nothing is wrong.
  var finding: FindingKind?

  /// The part breaks a rule, and that is found.
  static func wrong(_ finding: FindingKind, tasks: Int = 2) -> ExploredPart {
    ExploredPart(expected: [], tasks: tasks, finding: finding)
  }

  /// Always the same is printed, line by line.
  static func always(
    _ lines: String..., tasks: Int = 2, milliseconds: Int = 0, speaks: Bool = false
  ) -> ExploredPart {
    ExploredPart(
      expected: [lines.joined(separator: "\n")], tasks: tasks, milliseconds: milliseconds,
      speaks: speaks)
  }

  /// One of several texts is printed, and each of them sometimes.
  static func either(
    _ texts: Set<String>, tasks: Int = 2, rounds: Int = 2, speaks: Bool = false
  ) -> ExploredPart {
    ExploredPart(expected: texts, tasks: tasks, rounds: rounds, speaks: speaks)
  }
}

/// What is printed when all of the stage's chores were done, and how many of them at once at most.
func chores(_ count: Int, atOnce: Int) -> String { "chores: \(count), at once: \(atOnce)" }

/// Some lines and then ``chores(_:atOnce:)``, for each number from 1 to `most`.
func chores(_ count: Int, atMost most: Int, after lines: String...) -> Set<String> {
  Set((1...most).map { (lines + [chores(count, atOnce: $0)]).joined(separator: "\n") })
}

/// Lines in every order in which tasks can say them that are begun in this order, only so many at once;
/// before and after them the same each time.
func anyOrder(
  of lines: [String], atOnce limit: Int = .max, after first: [String] = [], then last: String...
) -> Set<String> {
  /// Continues what was said with each line that can be next.
  func continued(_ said: [String], _ left: ArraySlice<String>) -> [[String]] {
    left.isEmpty
      ? [said]
      : left.prefix(limit).flatMap { line in
        continued(said + [line], left.filter { $0 != line }[...])
      }
  }
  return Set(continued([], lines[...]).map { (first + $0 + last).joined(separator: "\n") })
}

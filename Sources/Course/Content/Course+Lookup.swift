import Terminal

extension Course {
  /// The exercise that a word stands for: its name, its number, or the beginning of its name.
  ///
  /// - Parameter commands: Those that an error suggests.
  /// - Throws: `UsageError` with the nearest name, or with those that begin so.
  package func exercise(meaning word: String, _ commands: CourseCommands = .usual)
    throws(UsageError) -> Exercise
  {
    if let exercise = exercise(word) { return exercise }
    if let number = Int(word), let found = exercises.first(where: { $0.number == number }) {
      return found
    }
    let typed = word.lowercased()
    let possible = exercises.filter { !typed.isEmpty && $0.name.hasPrefix(typed) }
    if possible.count == 1 { return possible[0] }
    if possible.count > 1 {
      throw UsageError(
        "'\(word)' could be \(possible.map(\.name).joined(separator: ", ")); type more of the name")
    }
    throw UsageError(
      unknown: "exercise", word, among: exercises.map(\.name),
      help: "'\(commands.ofLearner("list"))' lists them")
  }
}

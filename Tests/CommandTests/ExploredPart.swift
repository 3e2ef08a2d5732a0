/// How a part of a pattern is explored, and what must come out.
struct ExploredPart: Sendable {
  /// What every interleaving together must show.
  enum Expectation: Sendable {
    /// All interleavings are explored, nothing is wrong, and exactly these texts are printed.
    case proved(Set<String>)
    /// Too many interleavings: some are explored, nothing is wrong, and nothing but these is printed.
    case sampled(Set<String>)
    /// It cannot be explored, for this reason.
    case outside(String)
  }

  let expectation: Expectation
  /// The number of chores.
  var tasks = 2
  /// How long a unit of a chore lasts in virtual time; without a length every order is tried.
  var milliseconds = 0
  /// Whether what the lesson says is printed, too.
  var speaks = false

  /// Always the same is printed, line by line.
  static func always(
    _ lines: String..., tasks: Int = 2, milliseconds: Int = 0, speaks: Bool = false
  ) -> ExploredPart {
    ExploredPart(
      expectation: .proved([lines.joined(separator: "\n")]), tasks: tasks,
      milliseconds: milliseconds, speaks: speaks)
  }

  /// One of several texts is printed, and each of them sometimes.
  static func either(
    _ texts: Set<String>, tasks: Int = 2, milliseconds: Int = 0
  ) -> ExploredPart {
    ExploredPart(expectation: .proved(texts), tasks: tasks, milliseconds: milliseconds)
  }

  /// One of several texts is printed, in as many interleavings as there is time for.
  static func sampled(_ texts: Set<String>, tasks: Int = 2) -> ExploredPart {
    ExploredPart(expectation: .sampled(texts), tasks: tasks)
  }

  static func outside(_ reason: String) -> ExploredPart {
    ExploredPart(expectation: .outside(reason))
  }
}

/// What is printed when all of the stage's chores were done, and how many of them at once at most.
func chores(_ count: Int, atOnce: Int) -> String { "chores: \(count), at once: \(atOnce)" }

/// Some lines and then ``chores(_:atOnce:)``, for each number from 1 to `most`.
func chores(_ count: Int, atMost most: Int, after lines: String...) -> Set<String> {
  Set((1...most).map { (lines + [chores(count, atOnce: $0)]).joined(separator: "\n") })
}

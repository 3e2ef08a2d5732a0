// The small programs of the patterns, and the tools that examine them, for the explorer: no process may be
// started there, so that the tools answer as the real ones do.

/// A small program; nothing compiles it here.
struct SmallProgram: Sendable {
  let name: String
  let text: String

  fileprivate var isRacy: Bool { !text.contains("lock.withLock { total = 7 }") }
}

/// A program under the sanitizer: the late thread has the second turn.
struct ThreadSanitizer {
  struct Run {
    let output: String
    let races: [String]
  }

  private let program: SmallProgram

  init(compiling program: SmallProgram) throws { self.program = program }

  func run(_ arguments: [String]) throws -> Run {
    let isHidden = arguments == ["reader"]
    return Run(
      output: isHidden ? "turn 2: 7" : "turn 1: 0",
      races: program.isRacy && !isHidden ? ["a data race"] : [])
  }

  func remove() {}
}

/// The explorer, not within itself.
struct CheckTool {
  struct Answer {
    struct Finding {
      let headline: String
      let schedule: String
    }

    let certainty: String?
    let executions: Int
    let findings: [Finding]
  }

  init() throws {}

  func check(_ program: SmallProgram) throws -> Answer {
    Answer(
      certainty: "proved", executions: 3,
      findings: program.isRacy ? [.init(headline: "data race", schedule: "1")] : [])
  }
}

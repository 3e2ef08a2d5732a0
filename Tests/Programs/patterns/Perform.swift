// How a part of a pattern is performed for the explorer, in place of Sources/Patterns/Core/Performance.swift.

extension Pattern {
  /// Runs a part that is ordinary code.
  func perform(_ part: Int, on stage: Stage) throws {
    guard case .blocking(let body) = parts[part].body else { preconditionFailure("it is async") }
    try body(stage)
    finish(part, stage)
  }

  /// Runs a part that is `async`.
  func perform(_ part: Int, on stage: Stage) async throws {
    guard case .asynchronous(let body) = parts[part].body else { preconditionFailure("it blocks") }
    try await body(stage)
    finish(part, stage)
  }

  private func finish(_ part: Int, _ stage: Stage) {
    let (done, atOnce) = stage.record.counts
    if parts[part].isComparable {
      precondition(done == stage.chores.count, "a part that can be compared does each chore once")
    }
    if done > 0 { print("chores: \(done), at once: \(atOnce)") }
  }
}

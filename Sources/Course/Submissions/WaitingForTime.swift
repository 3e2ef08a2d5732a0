import Checking

/// Where a submission waits for time to pass instead of for what it needs.
///
/// Time in the explorer moves on only when nobody can go on. Threads that sleep for different lengths
/// would each have a moment of their own, and what is broken would look right: the luck that the course
/// is there to replace. Where the task itself is about time, as its starter shows, anything is allowed.
struct WaitingForTime {
  private let source: SwiftSource
  private let isAboutTime: Bool

  init(_ source: SwiftSource, of exercise: Exercise) {
    self.source = source
    isAboutTime = SwiftSource(path: exercise.fileName, text: exercise.starter).tokens
      .contains { Self.words.contains($0.text) }
  }

  var violations: [FairPlay.Violation] {
    if isAboutTime { return [] }
    return source.tokens.compactMap { token in
      guard token.kind == .word || token.kind == .quotedWord, Self.words.contains(token.text)
      else { return nil }
      return FairPlay.Violation(
        line: token.line,
        sentence: "\(token.text): that waits for time, which promises nothing; wait for what you "
          + "need.")
    }
  }

  private static let words: Set = [
    "sleep", "usleep", "nanosleep", "clock_nanosleep", "asyncAfter", "Timer", "makeTimerSource",
    "RunLoop", "CFRunLoopRun", "enqueueAfter",
  ]
}

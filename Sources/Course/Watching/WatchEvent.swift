/// Something that happens while an exercise is watched.
package enum WatchEvent: Sendable, Equatable {
  /// An exercise is in front of the learner: at the start, after moving on, after starting over.
  case arrived(Arrival)
  /// A key was pressed; the return key is a line break.
  case key(Character)
  /// The learner's file was saved.
  case fileChanged
  /// The process continued after it had been stopped.
  case continued
  /// Grading has finished.
  case graded(GradeReport)
  /// What follows a pass is known: how the time compares, how the real run looked.
  case followed(String)
  /// Every exercise was graded.
  case checkedAll([GradeReport])
  /// There is no exercise left to move on to.
  case finished
  /// Something did not work, as a sentence: some work in the background, or what was done at once.
  case failed(Watch.Job?, String)

  /// An exercise as it is when the learner comes to it.
  package struct Arrival: Sendable, Equatable {
    /// Whether `grade` was never used before.
    package var isWelcome: Bool
    /// Whether the file is still the starter.
    package var isUntouched: Bool
    /// How many hints were taken before.
    package var hints: Int
    /// How many hints there are.
    package var hintCount: Int
    /// What is to be said first, if anything.
    package var notice: String?

    /// An exercise as it is.
    package init(
      isWelcome: Bool = false, isUntouched: Bool, hints: Int, hintCount: Int,
      notice: String? = nil
    ) {
      self.isWelcome = isWelcome
      self.isUntouched = isUntouched
      self.hints = hints
      self.hintCount = hintCount
      self.notice = notice
    }
  }
}

/// Something that is to be done.
package enum WatchCommand: Sendable, Equatable {
  /// Grade the learner's file, and tell when that is done.
  case grade
  /// Find out what follows a pass, and tell when that is done.
  case followUp
  /// Grade every exercise, and tell when that is done.
  case checkAll
  /// Show something instead of what was shown.
  case show(WatchBlock)
  /// Show something below what is shown.
  case add(WatchBlock)
  /// Record that a hint was taken.
  case takeHint
  /// Begin the exercise again, and tell when that is done.
  case reset
  /// Say a sentence without taking anything away.
  case say(String)
  /// Show the next part of a page that does not fit.
  case scroll
  /// Move on to the next exercise, and tell what is there.
  case next
  /// Leave the exercise for later, and tell what is there instead.
  case skip
  /// Move to the exercise before this one, and tell what is there.
  case back
  /// Move to the exercise with a number, and tell what is there.
  case goTo(Int)
  /// Leave.
  case quit
}

/// Something that is shown.
package enum WatchBlock: Sendable, Equatable {
  case welcome
  case task
  case list
  case finish
  case report(GradeReport)
  /// A pass, and what follows it.
  case passed(GradeReport, String)
  /// What went wrong, step by step.
  case story(GradeReport)
  case solution
  case help
  case all([GradeReport])
  case hints(ClosedRange<Int>)
  case text(String)
  case resetQuestion
}

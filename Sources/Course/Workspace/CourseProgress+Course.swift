extension CourseProgress {
  /// The exercise that the learner is at.
  ///
  /// If none was chosen, or the course no longer has it, that is the first to be done; if all are
  /// done, the last.
  package func current(in course: Course) -> Exercise {
    if let current, let exercise = course.exercise(current) { return exercise }
    let exercises = course.exercises
    let open = exercises.filter(isOpen)
    return open.first { !self[$0].isSkipped } ?? open.first ?? exercises[exercises.count - 1]
  }

  /// Makes the exercise that the learner is at the chosen one, so that a pass does not move to the next.
  package mutating func stay(in course: Course) { current = current(in: course).name }

  /// The exercise after another one: the next that has not passed, going round at the end.
  ///
  /// - Returns: `nil` if every other exercise has passed.
  package func next(after exercise: Exercise, in course: Course) -> Exercise? {
    let exercises = course.exercises
    let at = exercises.firstIndex { $0.name == exercise.name } ?? -1
    let others = exercises[(at + 1)...] + exercises[..<max(0, at)]
    let open = others.filter(isOpen)
    // Those that were left out come again when nothing else is to be done.
    return open.first { !self[$0].isSkipped } ?? open.first
  }

  /// Whether an exercise is to be done and can be: the part before it has passed, if there is one.
  private func isOpen(_ exercise: Exercise) -> Bool {
    self[exercise].passed == nil && !isLocked(exercise)
  }

  /// Whether an exercise continues another one that has not passed.
  package func isLocked(_ exercise: Exercise) -> Bool {
    exercise.earlier.last.map { self[$0].passed == nil } ?? false
  }

  /// How many exercises of a course have passed.
  package func passes(in course: Course) -> Int {
    course.exercises.count { self[$0].passed != nil }
  }
}

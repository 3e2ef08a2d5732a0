import Channel

/// The parts of a class that were graded on their own, put together.
package struct ClassMerge: Sendable {
  /// The learners' books, in the order of the class.
  package let books: [Gradebook]
  /// The learners, in the same order.
  package let learners: [FolderName]

  /// Merges the parts in some files.
  ///
  /// - Parameters:
  ///   - course: The course here, in whose words the results are written.
  /// - Throws: ``RecordError`` for parts of another course, grader, salt or class, one that comes twice, is
  ///   missing or is not finished, or ``CourseError``.
  package init(_ paths: [String], _ course: Course) throws {
    let parts = try paths.map { path in
      guard let text = try ClassRecordText(path) else {
        throw RecordError(description: "\(path) is empty")
      }
      return (path: path, text: text)
    }
    guard let first = parts.first else {
      throw RecordError(description: "there is nothing to merge")
    }
    try Self.checkCourse(first, course)
    for other in parts.dropFirst() { try Self.checkKind(other, like: first) }
    try Self.checkParts(parts)
    var entries: [ClassRecord.Row: ClassRecord.Entry] = [:]
    for part in parts {
      let own = Set(part.text.head.rows)
      for entry in part.text.entries where own.contains(entry.row) { entries[entry.row] = entry }
      try Self.checkWhole(part, entries)
    }
    learners = first.text.head.learners
    books = learners.compactMap { learner in
      parts.lazy.compactMap { Gradebook($0.text.head, of: learner, entries) }.first
    }
  }

  private typealias Part = (path: String, text: ClassRecordText)

  private static func checkCourse(_ part: Part, _ course: Course) throws {
    let basis = part.text.head.basis
    var exercises: [Exercise] = []
    for graded in basis.exercises {
      guard let exercise = course.exercise(graded.exercise) else {
        throw RecordError(
          description: "\(part.path) has '\(graded.exercise)', which this course does not have")
      }
      exercises.append(exercise)
    }
    for (here, graded) in zip(try JudgingBasis.parts(exercises), basis.exercises)
    where here != graded {
      throw RecordError(
        description: "\(part.path) was graded with another version of '\(here.exercise)' than this "
          + "course has")
    }
  }

  private static func checkKind(_ part: Part, like first: Part) throws(RecordError) {
    let (one, two) = (first.text.head, part.text.head)
    let difference: String? =
      if one.basis.course != two.basis.course {
        "courses"
      } else if one.basis.exercises != two.basis.exercises {
        "exercises, or versions of them"
      } else if one.basis.grader != two.basis.grader {
        "builds of grade, or of Swift"
      } else if one.basis.salt != two.basis.salt {
        "salts"
      } else if one.learners != two.learners {
        "learners in the class"
      } else if one.part.count != two.part.count {
        "divisions (--shard)"
      } else {
        nil
      }
    guard let difference else { return }
    throw RecordError(description: "\(first.path) and \(part.path) have different \(difference)")
  }

  private static func checkParts(_ parts: [Part]) throws(RecordError) {
    var paths: [Int: String] = [:]
    let count = parts[0].text.head.part.count
    for part in parts {
      let index = part.text.head.part.index
      if let twice = paths[index] {
        throw RecordError(
          description: "part \(index)/\(count) is given twice: \(twice) and \(part.path)")
      }
      paths[index] = part.path
    }
    let missing = (1...count).filter { paths[$0] == nil }.map { "\($0)/\(count)" }
    guard !missing.isEmpty else { return }
    throw RecordError(
      description: (missing.count == 1 ? "a part is missing: " : "parts are missing: ")
        + missing.joined(separator: ", ") + " (--shard)")
  }

  private static func checkWhole(
    _ part: Part, _ entries: [ClassRecord.Row: ClassRecord.Entry]
  ) throws(RecordError) {
    let open = part.text.head.rows.filter { entries[$0] == nil }
    guard let first = open.first else { return }
    let more = open.count > 1 ? " and \(open.count - 1) more" : ""
    throw RecordError(
      description: "\(part.path) is not finished: there is no verdict on \(first.learner.text)'s "
        + "\(first.exercise)\(more). Give its command again: it goes on from there")
  }
}

extension Gradebook {
  /// The book of a learner.
  ///
  /// - Returns: `nil` if it is no learner of this part.
  package init?(
    _ head: ClassRecord.Head, of learner: FolderName,
    _ entries: [ClassRecord.Row: ClassRecord.Entry]
  ) {
    guard let number = head.ownLearners.firstIndex(of: learner) else { return nil }
    let rows = head.basis.exercises.compactMap {
      entries[ClassRecord.Row(learner: learner, exercise: $0.exercise)]
    }
    self.init(
      course: head.basis.course, learner: learner.text, exercises: rows.map(\.report),
      notes: head.notes.indices.contains(number) ? head.notes[number] : [],
      files: Dictionary(rows.map { ($0.row.exercise, $0.file) }, uniquingKeysWith: { $1 }))
  }
}

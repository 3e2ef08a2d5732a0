import Checking
import Terminal

/// The document that a page shows of a class: learners by exercises, and what became of each submission.
///
/// What it says is what the learners' books say, with the words of the terminal.
package struct ClassPage: Encodable {
  /// The version of this form.
  package static let version = 1

  /// An exercise with what became of its submissions.
  struct Exercise: Encodable {
    let name: String
    let title: String
    /// The index of its chapter.
    let chapter: Int
    let passed: Int
    /// How many handed something in that was judged.
    let judged: Int
    /// What is demanded, check by check.
    let demands: [String: String]
    /// What is wrong most often, first.
    let diagnoses: [Share]
  }

  /// How many submissions of an exercise have a diagnosis.
  struct Share: Encodable {
    /// The index of the diagnosis.
    let diagnosis: Int
    let count: Int
    let sentence: String
    /// What it means in this exercise; absent where that differs.
    let words: String?
    /// The indices of the learners.
    let learners: [Int]
  }

  /// What is wrong with some submissions.
  struct Kind: Encodable {
    let word: String
    let title: String
    let meaning: String
    let advice: String
    let count: Int
  }

  /// A row.
  struct Learner: Encodable {
    let name: String
    let passed: Int
    let points: Int
    let of: Int
    let notes: String?
    let cells: [ClassCell]
  }

  private let version = Self.version
  private let course: String
  private let sentence: String
  private let notes: [String]
  private let chapters: [String]
  private let exercises: [Exercise]
  private let diagnoses: [Kind]
  private let learners: [Learner]

  /// A document.
  ///
  /// - Parameters:
  ///   - books: The learners' books, all of the same exercises; at least one.
  ///   - own: What the learner is called whose book has no name.
  ///   - command: The command that grades one submission again, by the indices of learner and exercise; `nil`
  ///     where it cannot be typed.
  package init(
    _ books: [Gradebook], of course: Course, own: String = "you",
    command: (_ learner: Int, _ exercise: Int) -> String?
  ) {
    let reports = books.flatMap(\.exercises)
    let kinds = ClassKinds(reports)
    let summary = ClassSummary(reports, kinds)
    self.course = course.title
    sentence = summary.sentence
    notes = summary.notes + (books.first?.salt.map { [$0.words] } ?? [])
    chapters = course.chapters.map(\.title)
    diagnoses = kinds.all.map { kind in
      Kind(
        word: kind.diagnosis.word, title: kind.diagnosis.title, meaning: kind.diagnosis.meaning,
        advice: kind.diagnosis.advice, count: kind.count)
    }
    exercises = (books.first?.exercises ?? []).indices.map { column in
      Exercise(column, of: course, in: books.map { $0.exercises[column] }, kinds)
    }
    learners = books.enumerated().map { row, book in
      Learner(
        name: book.learner ?? own, passed: book.passed, points: book.points, of: book.of,
        notes: book.noteWords.isEmpty ? nil : book.noteWords,
        cells: book.exercises.enumerated().map { column, report in
          ClassCell(report, kinds, command: report.hasPassed ? nil : command(row, column))
        })
    }
  }

  /// The document as JSON.
  ///
  /// - Throws: An error of the encoder.
  package func json() throws -> String { try CanonicalJSON.line(self) }
}

extension ClassPage.Exercise {
  fileprivate init(_ column: Int, of course: Course, in reports: [GradeReport], _ kinds: ClassKinds)
  {
    name = reports[0].exercise
    title = reports[0].title
    let name = name
    chapter = course.chapters.firstIndex { $0.exercises.contains { $0.name == name } } ?? 0
    passed = reports.count(where: \.hasPassed)
    judged = reports.count(where: \.isJudgedSubmission)
    demands = Dictionary(
      reports.flatMap { $0.checks.map { ($0.name, $0.sentence) } },
      uniquingKeysWith: { one, _ in one })
    let judged = judged
    diagnoses = kinds.all.indices.compactMap { index in
      let learners = reports.indices.filter { kinds.index(of: reports[$0]) == index }
      guard !learners.isEmpty else { return nil }
      let words = Set(learners.map { reports[$0].problems.first?.words ?? "" })
      return ClassPage.Share(
        diagnosis: index, count: learners.count,
        sentence: "\(learners.count) of \(judged): \(kinds.all[index].diagnosis.title)",
        words: words.count == 1 ? words.first.flatMap { $0.isEmpty ? nil : $0 } : nil,
        learners: learners)
    }.sorted { $0.count > $1.count }
  }
}

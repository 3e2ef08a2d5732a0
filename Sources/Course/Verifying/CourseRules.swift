import Checking

/// The rules that hold between the exercises of a course: nothing is used before it is taught.
package struct CourseRules {
  private let course: Course

  /// The rules for a course.
  package init(_ course: Course) { self.course = course }

  /// What is wrong, in the order of the exercises.
  ///
  /// - Throws: An error of the tool that reads Swift.
  package func complaints() throws -> [Complaint] {
    var taught: Set<String> = []
    var complaints = order
    for exercise in course.exercises {
      func complain(_ sentence: String) {
        complaints.append(Complaint(exercise: exercise.name, sentence: sentence))
      }
      for concept in exercise.manifest.uses where !taught.contains(concept) {
        complain("it uses '\(concept)', which no earlier exercise teaches")
      }
      let known = taught.union(exercise.manifest.teaches)
      for (concept, word, path) in try words(of: exercise) where !known.contains(concept) {
        complain(
          "\(path) uses \(word), which belongs to '\(concept)': no earlier exercise teaches it")
      }
      taught = known
    }
    for concept in course.concepts.keys.sorted() where !taught.contains(concept) {
      let first = course.exercises.first?.name ?? ""
      complaints.append(
        Complaint(exercise: first, sentence: "course.json: no exercise teaches '\(concept)'"))
    }
    return complaints
  }

  /// What leaves open which of two exercises comes first.
  private var order: [Complaint] {
    course.chapters.flatMap { chapter in
      zip(chapter.exercises, chapter.exercises.dropFirst()).compactMap { before, exercise in
        guard before.order == exercise.order else { return nil }
        return Complaint(
          exercise: exercise.name,
          sentence:
            "\(before.name) has the number \(exercise.order) as well: give one of them another"
        )
      }
    }
  }

  /// The words of Swift that mark a concept, where a learner meets them.
  private func words(
    of exercise: Exercise
  ) throws -> [(concept: String, word: String, path: String)] {
    var texts: [(path: String, text: String)] = []
    if let program = exercise.program {
      // Answers are no Swift.
      texts = [("program/\(program.fileName)", program.text)]
    } else {
      texts = [("starter/\(exercise.fileName)", exercise.starter)]
      texts += ((try? exercise.solutions()) ?? []).map { ($0.path, $0.text) }
    }
    var found: [(String, String, String)] = []
    for source in try SwiftSource.all(texts) {
      let path = source.path
      let words = Set(source.tokens.map(\.text))
      for (concept, marks) in course.concepts.sorted(by: { $0.key < $1.key }) {
        if let word = marks.first(where: words.contains) { found.append((concept, word, path)) }
      }
    }
    return found
  }
}

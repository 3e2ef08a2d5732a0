import Channel
import Checking

extension Diagnosis {
  /// A short name, as the middle of a sentence.
  package var title: String {
    switch self {
    case .found(let kind): kind.title
    case .doesNotCompile: "compiler error"
    case .notAllowed: "not allowed in a submission"
    case .missing: "not submitted"
    case .unreadable: "nothing to grade"
    case .notGraded: "not judged"
    }
  }

  /// The name with the lines of the learner's file; those of the check say nothing to a learner.
  func title(at places: [Place]) -> String {
    var lines: [String] = []
    for place in places where !place.file.hasPrefix("check/") {
      let line = "line \(place.line)"
      if lines.count < 2, !lines.contains(line) { lines.append(line) }
    }
    return lines.isEmpty ? title : "\(title) on \(lines.joined(separator: " and "))"
  }

  /// What it means in general.
  package var meaning: String {
    switch self {
    case .found(let kind): kind.meaning
    case .doesNotCompile: "The compiler does not accept the file."
    case .notAllowed: "A submission may use only what a task needs of the language."
    case .missing: "There is no file for this exercise."
    case .unreadable: "There is no readable Swift file."
    case .notGraded: "A tool or the machine failed; the submission is not to blame."
    }
  }

  /// The line that says how to read more about it, if there is more.
  var pointer: String? {
    guard case .found(let kind) = self else { return nil }
    return Topic.finding(kind).pointer(Topic.gradeCommand)
  }

  /// What to try.
  package var advice: String {
    switch self {
    case .found(let kind): kind.advice
    case .doesNotCompile: "Start with the first error; the others may follow from it."
    case .notAllowed: "Use the names and tools that the task mentions."
    case .missing, .unreadable: "Put your file where the task says, as UTF-8 text."
    case .notGraded: "Grade it again; if that does not help, grade it alone."
    }
  }
}

extension Certainty {
  /// The words for it.
  package var words: String {
    switch self {
    case .proved: "proved"
    case .provedUpTo(let bound): "proved up to \(bound) preemptions"
    case .sampled: "sampled"
    }
  }
}

extension GradeReport {
  /// How sure it is that a passed submission is right, or the first thing that is wrong; in words.
  package var why: String { (hasPassed ? certainty?.words : problems.first?.headline) ?? "" }
}

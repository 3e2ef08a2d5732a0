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
    case .notAnAnswer: "no answer that can be read"
    case .impossibleOutcome: "an outcome that cannot happen"
    case .missingOutcome: "an outcome is missing"
    case .doesNotFit: "a schedule that does not fit the program"
    case .otherEnd: "another end than the task asks for"
    case .tooManySwitches: "more switches than are needed"
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
    case .unreadable: "There is no file that can be read."
    case .notAnAnswer: "The file has another form than the task asks for."
    case .impossibleOutcome: "No execution of the program prints this."
    case .missingOutcome: "The program can print something that is not in the list."
    case .doesNotFit: "The program offers no such choice."
    case .otherEnd: "With this schedule the program ends, but not as the task asks."
    case .tooManySwitches: "The program fails as the task asks, and would with fewer switches."
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
    case .notAnAnswer: "The comment at the top of the file you began with shows the form."
    case .impossibleOutcome:
      "Try to give the order of the steps that would print it, and find the step that must come earlier."
    case .missingOutcome:
      "Go through the places where another thread or task can continue, one after the other."
    case .doesNotFit:
      "Take the schedule from 'check --step', or remove its last choices until it fits."
    case .otherEnd: "Find the place where a switch would do harm, and move a choice there."
    case .tooManySwitches:
      "A switch away from a thread that waits or has ended does not count: use those instead."
    case .notGraded: "Grade it again; if that does not help, grade it alone."
    }
  }
}

extension Certainty {
  /// The words for it.
  package var words: String {
    switch self {
    case .proved: "proved"
    case .provedUpTo(let bound): "proved \(English.upTo(preemptions: bound))"
    case .sampled: "sampled"
    }
  }
}

extension GradeReport {
  /// How sure it is that a passed submission is right, or the first thing that is wrong; in words.
  package var why: String {
    (hasPassed ? certainty.map { sureness($0.words) } : problems.first?.headline) ?? ""
  }

  /// How sure it is, with what a proof takes for granted.
  ///
  /// - Parameter words: The words without that.
  func sureness(_ words: String) -> String {
    certainty == .sampled ? words : words + (assumptions ?? []).proviso
  }
}

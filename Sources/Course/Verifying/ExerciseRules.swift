import Checking
import Foundation

/// The rules that an exercise keeps to, as far as its files tell.
package struct ExerciseRules {
  private let exercise: Exercise
  package private(set) var complaints: [Complaint] = []

  package init(_ exercise: Exercise) {
    self.exercise = exercise
    checkName()
    checkPoints()
    checkDiagnoses()
    checkTask()
    checkHints()
    checkVariants()
    checkDemands()
  }

  private mutating func complain(_ sentence: String) {
    complaints.append(Complaint(exercise: exercise.name, sentence: sentence))
  }

  private mutating func checkName() {
    let isSound = exercise.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
    if !isSound || exercise.name.count > 32 {
      complain("its name should be words of small letters with hyphens, 32 characters at most")
    }
  }

  private mutating func checkPoints() {
    let points = exercise.manifest.points
    for word in points.keys.sorted() where Criterion(rawValue: word) == nil {
      let known = Criterion.allCases.map(\.rawValue).joined(separator: ", ")
      complain("points for '\(word)'; criteria are \(known)")
    }
    for word in ["builds", "result"] where points[word] == nil {
      complain("there are no points for '\(word)'")
    }
    if points.values.contains(where: { $0 <= 0 }) { complain("points should be 1 or more") }
    if let timed = exercise.manifest.timed,
      !exercise.demands.contains(where: { $0.name == timed.check })
    {
      complain("timed names the check '\(timed.check)', which does not exist")
    }
  }

  private mutating func checkDiagnoses() {
    let manifest = exercise.manifest
    for word in [manifest.starter] + manifest.words.keys.sorted()
    where Diagnosis(word: word) == nil {
      complain("'\(word)' is no diagnosis")
    }
    for (word, text) in manifest.words.sorted(by: { $0.key < $1.key }) where text.isEmpty {
      complain("the words for \(word) are empty")
    }
    if manifest.teaches.isEmpty { complain("it teaches nothing") }
  }

  private mutating func checkTask() {
    guard let task = try? exercise.task() else { return complain("README.md cannot be read") }
    for heading in ["## Story", "## Task", "## Graded", "## Read"] where !task.contains(heading) {
      complain("README.md has no heading '\(heading)'")
    }
  }

  private mutating func checkHints() {
    let hints = (try? exercise.hints()) ?? []
    if hints.count != 3 { complain("there should be 3 hints, and there are \(hints.count)") }
    for (index, hint) in hints.enumerated() where hint.isEmpty {
      complain("hint \(index + 1) is empty")
    }
    if Set(hints).count < hints.count { complain("two hints are the same") }
  }

  private mutating func checkVariants() {
    let solutions = (try? exercise.solutions()) ?? []
    let wrong = (try? exercise.wrongSolutions()) ?? []
    if solutions.count < 2 { complain("there should be two right solutions or more") }
    if wrong.count < 3 { complain("there should be three wrong solutions or more") }
    for variant in wrong {
      if variant.diagnosis.flatMap(Diagnosis.init(word:)) == nil {
        complain("\(variant.path) should begin with a diagnosis: '// diagnosis: dataRace'")
      }
    }
    for variant in solutions where !variant.text.hasPrefix("//") {
      complain("\(variant.path) should begin with a comment that says its approach")
    }
    let texts = (solutions + wrong).map(\.text) + [exercise.starter]
    if Set(texts).count < texts.count { complain("two of the solutions are the same") }
  }

  private mutating func checkDemands() {
    for demand in exercise.demands where demand.sentence == demand.name {
      complain("the check \(demand.name)() has no comment that says what it demands")
    }
    let names = exercise.demands.map(\.name)
    if Set(names).count < names.count { complain("two checks have the same name") }
  }
}

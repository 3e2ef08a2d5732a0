import Checking
import Foundation

/// The rules that an exercise keeps to, as far as its files tell.
package struct ExerciseRules {
  private let exercise: Exercise
  /// What its check is, as far as it can be read.
  private let check: [SwiftSource]
  private let demands: [Demand]
  package private(set) var complaints: [Complaint] = []

  package init(_ exercise: Exercise) {
    self.exercise = exercise
    check = (try? exercise.check) ?? []
    demands = (try? exercise.demands) ?? []
    checkName()
    checkPoints()
    checkDiagnoses()
    checkTask()
    checkHints()
    checkVariants()
    checkDemands()
    checkMarks()
    checkPart()
  }

  private mutating func complain(_ sentence: String) {
    complaints.append(Complaint(exercise: exercise.name, sentence: sentence))
  }

  private mutating func checkName() {
    if !Self.isSound(name: exercise.name) { complain("its name: \(Self.soundNames)") }
  }

  static func isSound(name: String) -> Bool {
    name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil && name.count <= 32
  }

  static let soundNames =
    "a name should be lowercase words joined by hyphens, at most 32 characters"

  private mutating func checkPoints() {
    let points = exercise.manifest.points
    let criteria = exercise.kind.criteria.map(\.rawValue)
    for word in points.keys.sorted() where !criteria.contains(word) {
      complain("points for '\(word)'; criteria are \(criteria.joined(separator: ", "))")
    }
    for word in exercise.kind.neededCriteria.map(\.rawValue) where points[word] == nil {
      complain("there are no points for '\(word)'")
    }
    if points.values.contains(where: { $0 <= 0 }) { complain("points should be 1 or more") }
    if let timed = exercise.manifest.timed,
      !demands.contains(where: { $0.name == timed.check })
    {
      complain("timed names the check '\(timed.check)', which does not exist")
    }
  }

  private mutating func checkDiagnoses() {
    let manifest = exercise.manifest
    for word in [manifest.starter] + manifest.words.keys.sorted()
    where Diagnosis(word: word) == nil {
      complain("'\(word)' is not a diagnosis")
    }
    for (word, text) in manifest.words.sorted(by: { $0.key < $1.key }) where text.isEmpty {
      complain("the words for \(word) are empty")
    }
    if manifest.teaches.isEmpty { complain("it teaches nothing") }
    let why = manifest.why ?? []
    if why.count != ExerciseManifest.sentencesOfWhy || why.contains(where: \.isEmpty) {
      complain(
        "exercise.json should say in \"why\" why a right solution is right, in "
          + "\(ExerciseManifest.sentencesOfWhy) sentences")
    }
  }

  private mutating func checkTask() {
    guard let task = try? exercise.task() else { return complain("README.md cannot be read") }
    for heading in ["## Story", "## Concept", "## Task", "## Graded", "## Read"]
    where !task.contains(heading) {
      complain("README.md has no heading '\(heading)'")
    }
    let file = Workspace.usualPath(of: exercise)
    if !task.contains(file) { complain("README.md does not name the learner's file, '\(file)'") }
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
    if solutions.count < exercise.kind.fewestSolutions {
      let fewest = exercise.kind.fewestSolutions == 1 ? "a right solution" : "two right solutions"
      complain("there should be \(fewest) or more")
    }
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
    do { _ = try exercise.demands } catch { complain(error.description) }
    for demand in demands where demand.sentence == demand.name {
      complain("the check \(demand.name)() has no comment that says what it demands")
    }
    let names = demands.map(\.name)
    if Set(names).count < names.count { complain("two checks have the same name") }
  }

  /// What holds for a later part: it begins with a right solution of the part before it, in the same file.
  private mutating func checkPart() {
    let paths = check.map(\.path)
    if Set(paths).count < paths.count {
      complain("a file of its check has the name of one of an earlier part")
    }
    guard let before = exercise.earlier.last else { return }
    if exercise.fileName != before.fileName {
      complain("its file should be called \(before.fileName), like that of \(before.name)")
    }
    let solutions = (try? before.solutions()) ?? []
    if !solutions.contains(where: { $0.code == exercise.starter }) {
      complain(
        "the starter should be a solution of \(before.name), without the line of its approach")
    }
  }

  /// What `grade new` left to its author.
  private mutating func checkMarks() {
    for place in FillIn.all(in: exercise) {
      complain("\(place.path), line \(place.line), is to be filled in: \(place.what)")
    }
  }
}

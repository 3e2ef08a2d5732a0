import CommandSupport
import Course
import Foundation
import Testing

@Suite("the rules of a course and its exercises")
struct CourseRulesTests {
  private let sample: SampleCourse
  private let first = SampleCourse.path("lost-update", 1)

  init() throws { sample = try SampleCourse(["lost-update", "deadlock"]) }

  private func course() throws -> [String] {
    try CourseRules(try sample.read()).complaints().map(\.sentence)
  }

  private func exercise() throws -> [String] {
    ExerciseRules(try sample.read().exercises[0]).complaints.map(\.sentence)
  }

  @Test("a course that keeps to them has no complaints")
  func sound() throws {
    #expect(try course() == [])
    #expect(try exercise() == [])
  }

  @Test("nothing is used before it is taught, and every concept is taught")
  func concepts() throws {
    try sample.write(
      #"{"title": "T", "concepts": {"locks": ["NSLock"], "actors": ["actor"]}}"#,
      to: "course.json")
    try sample.write(
      #"{"teaches": ["x"], "uses": ["deadlock"], "points": {"builds": 1, "result": 1}, "#
        + #""starter": "wrongResult", "words": {}, \#(SampleCourse.why)}"#,
      to: first + "/exercise.json")
    try sample.write("// A lock.\nlet lock = NSLock()\n", to: first + "/solutions/one.swift")
    #expect(
      try course() == [
        "it uses 'deadlock', which no earlier exercise teaches",
        "solutions/one.swift uses NSLock, which belongs to 'locks': no earlier exercise teaches it",
        "course.json: no exercise teaches 'actors'", "course.json: no exercise teaches 'locks'",
      ])
  }

  @Test("numbers differ within a chapter, and each chapter counts anew")
  func numbers() throws {
    try sample.write("# Two\n", to: "2-two/README.md")
    try FileManager.default.moveItem(
      at: sample.folder.url.appending(path: SampleCourse.path("deadlock", 2)),
      to: sample.folder.url.appending(path: "2-two/01-deadlock"))
    #expect(try course() == [])
    try sample.add("twin", number: 1)
    #expect(try course() == ["lost-update has the number 1 as well: give one of them another"])
  }

  @Test(
    "each rule of an exercise has its sentence",
    arguments: [
      (
        "README.md",
        "# T\n## Story\n## Concept\n## Task\n" + "Work/lost-update/Counter.swift\n## Read\n",
        "README.md has no heading '## Graded'"
      ),
      (
        "README.md", "# T\n## Story\n## Concept\n## Task\n" + "Counter.swift\n## Graded\n## Read\n",
        "README.md does not name the learner's file, 'Work/lost-update/Counter.swift'"
      ),
      ("hints/2.md", "\n", "hint 2 is empty"),
      ("hints/2.md", "Hint 1 of lost-update.\n", "two hints are the same"),
      ("hints/4.md", "More.", "there should be 3 hints, and there are 4"),
      (
        "wrong/1.swift", "let a = 1\n",
        "wrong/1.swift should begin with a diagnosis: '// diagnosis: dataRace'"
      ),
      (
        "wrong/1.swift", "// diagnosis: nonsense\n",
        "wrong/1.swift should begin with a diagnosis: '// diagnosis: dataRace'"
      ),
      (
        "solutions/one.swift", "let a = 1\n",
        "solutions/one.swift should begin with a comment that says its approach"
      ),
      (
        "solutions/one.swift", "// It adds up.\nstruct Counter { var value = 2 - 1 }\n",
        "two of the solutions are the same"
      ),
      (
        "check/Check.swift", "func bare() {}\n",
        "the check bare() has no comment that says what it demands"
      ),
      ("check/More.swift", "/// Twice.\nfunc countsToOne() {}\n", "two checks have the same name"),
    ])
  func rule(path: String, text: String, sentence: String) throws {
    try sample.write(text, to: "\(first)/\(path)")
    #expect(try exercise() == [sentence])
  }

  @Test(
    "each rule of exercise.json has its sentence",
    arguments: [
      (#""teaches": ["a"]"#, #""teaches": []"#, "it teaches nothing"),
      (#""result": 9"#, #""result": 0"#, "points should be 1 or more"),
      (#""result": 9"#, #""races": 9"#, "there are no points for 'result'"),
      (#""starter": "wrongResult""#, #""starter": "bad""#, "'bad' is not a diagnosis"),
      (#""words": {}"#, #""words": {"dataRace": ""}"#, "the words for dataRace are empty"),
      (
        #""It was two.", "#, "",
        "exercise.json should say in \"why\" why a right solution is right, in 3 sentences"
      ),
      (#""words": {}"#, #""words": {"race": "x"}"#, "'race' is not a diagnosis"),
      (
        #""words": {}"#, #""words": {}, "timed": {"check": "none", "best": 1}"#,
        "timed names the check 'none', which does not exist"
      ),
    ])
  func manifest(old: String, new: String, sentence: String) throws {
    let text =
      #"{"teaches": ["a"], "uses": [], "points": {"builds": 1, "result": 9}, "#
      + #""starter": "wrongResult", "words": {}, \#(SampleCourse.why)}"#
    try sample.write(text.replacing(old, with: new), to: first + "/exercise.json")
    #expect(try exercise() == [sentence])
  }

  @Test("a name is words of small letters, and not too long", arguments: ["Lost", "a_b", "a--b"])
  func name(name: String) throws {
    let course = try SampleCourse([name])
    #expect(ExerciseRules(try course.read().exercises[0]).complaints.map(\.sentence).count == 1)
  }
}

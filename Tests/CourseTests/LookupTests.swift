import Course
import Terminal
import Testing

@Suite("which exercise is meant")
struct LookupTests {
  @Test(
    "its name, its number, or the beginning of its name",
    arguments: [
      ("lost-update", "lost-update"), ("2", "check-then-act"), ("02", "check-then-act"),
      ("dead", "deadlock"), ("L", "lost-update"),
    ])
  func found(word: String, name: String) throws {
    #expect(try SampleCourse().read().exercise(meaning: word).name == name)
  }

  @Test("a whole name goes before the beginning of another")
  func wholeName() throws {
    let course = try SampleCourse(["lock-order", "lock"]).read()
    #expect(try course.exercise(meaning: "lock").name == "lock")
  }

  @Test(
    "otherwise it is said what is near, or what it could be",
    arguments: [
      ("lost-updaet", "unknown exercise 'lost-updaet'; did you mean 'lost-update'?"),
      ("4", "unknown exercise '4'; 'swift run grade list' lists them"),
      ("", "unknown exercise ''; 'swift run grade list' lists them"),
      ("l", "'l' could be lost-update, lock-order; type more of the name"),
    ])
  func notFound(word: String, sentence: String) throws {
    let course = try SampleCourse(["lost-update", "check-then-act", "lock-order"]).read()
    #expect(throws: UsageError(sentence)) { try course.exercise(meaning: word) }
  }
}

import CommandSupport
import Foundation
import Course
import Testing

@Suite("a course that cannot be read")
struct CourseReadingTests {
  private let sample: SampleCourse
  private let first = SampleCourse.path("lost-update", 1)

  init() throws { sample = try SampleCourse(["lost-update"]) }

  /// What reading it says, without the path of the folder.
  private func sentence() throws -> String {
    do {
      _ = try sample.read()
      return "it can be read"
    } catch let error as CourseError {
      return error.description.replacing(sample.folder.url.path + "/", with: "")
    }
  }

  @Test(
    "exercise.json: what is wrong is named, with the file",
    arguments: [
      ("{", "it is not valid JSON"), ("[]", "'': "),
      (#"{"teaches": []}"#, "the key 'uses' is missing"),
      (
        #"{"title": 1}"#, "has the unknown key 'title'; known are continues, effort, failure, kind,"
      ),
      (#"{"teaches": [1], "uses": []}"#, "'teaches.Index 0': "),
      (#"{"teaches": [], "uses": [], "points": {"builds": "1"}}"#, "'points.builds': "),
    ])
  func manifest(text: String, words: String) throws {
    try sample.write(text, to: first + "/exercise.json")
    let sentence = try sentence()
    #expect(sentence.hasPrefix(first + "/exercise.json"))
    #expect(sentence.contains(words))
  }

  @Test("a missing file is named", arguments: ["README.md", "exercise.json"])
  func missing(name: String) throws {
    try sample.remove("\(first)/\(name)")
    #expect(try sentence() == "\(first)/\(name) cannot be read")
  }

  @Test("a chapter and an exercise have a title")
  func title() throws {
    try sample.write("No title.\n", to: first + "/README.md")
    #expect(
      try sentence() == "\(first)/README.md has no title: it should begin with '# Title'")
  }

  @Test("there is one starter, and a check with a function")
  func parts() throws {
    try sample.write("", to: first + "/starter/Second.swift")
    #expect(try sentence() == "\(first)/starter should have one Swift file; it has 2")
    try sample.remove(first + "/starter/Second.swift")
    try sample.write("let a = 1\n", to: first + "/check/Check.swift")
    #expect(
      try sentence()
        == "\(first)/check has no function without parameters that could be called")
  }

  @Test("two exercises of one name, and a course without any")
  func course() throws {
    try sample.add("lost-update", number: 2)
    #expect(try sentence() == "two exercises are called lost-update")
    try sample.remove("1-one")
    #expect(try sentence().hasSuffix("has no exercises"))
  }

  @Test("what is no text is said to be none")
  func notText() throws {
    try sample.write(String(repeating: " ", count: 1 << 20) + "x", to: first + "/README.md")
    #expect(
      try sentence() == "\(first)/README.md is not UTF-8 text of at most 1 MiB")
  }
}

import Checking
import Course
import Testing

@Suite("what a submission may not do")
struct FairPlayTests {
  static func exercise() throws -> Exercise {
    let course = try SampleCourse(["count"])
    try course.write(
      """
      import Dispatch
      import Grading

      /// It counts to one.
      func countsToOne() {
        let counter = Counter()
        let numbers = [given(1...9), given(1...9)]
        DispatchQueue.concurrentPerform(iterations: 2) { counter.add(numbers[$0]) }
        let value: Int = counter.value
        expect(value, equals: numbers[0] + numbers[1], "one")
      }
      """, to: SampleCourse.path("count", 1) + "/check/Check.swift")
    return try course.read().exercises[0]
  }

  private func lines(_ text: String) throws -> Set<Int> {
    Set(
      try FairPlay(SwiftSource(path: "Counter.swift", text: text), of: try Self.exercise())
        .violations
        .map(\.line))
  }

  @Test(
    "ordinary Swift is allowed",
    arguments: [
      "import Foundation\nimport Dispatch\nimport Synchronization\nimport class Foundation.NSLock",
      "struct Counter { var value = 0; func given() {} }",
      "func add() {}\nlet total: [String: Int] = [:]\nlet pairs: Dictionary<String, Int> = [:]",
      "struct Counter {}\nextension Counter { init(a: Int) {}; subscript(i: Int) -> Int { i } }",
      "extension DispatchQueue { func later(_ work: () -> Void) {} }",
      "import Dispatch\nfunc f() { let given = 1, expect = 2; _ = given + expect }",
      "// @_cdecl dlopen unsafeBitCast import Glibc\nlet text = \"import Glibc; given\"",
      "struct Counter { static func == (a: Counter, b: Int) -> Int { b } }".replacing(
        "static func == ", with: "func equals"),
      "func f() async { await withUnsafeContinuation { $0.resume() } }",
      "struct Desk { func sleep(as role: Int) {}; func f() { sleep(as: 1) } }",
      "actor Bear { func sleep() {}; func f() { self.sleep() } }",
      "private struct Int {}\nfileprivate func given() {}\nprivate let other = 0, expect = 1",
      "private final class Worker {}\nstruct Checking {}\nprivate let worker = Worker()",
      "@globalActor actor Desk { static let shared = Desk() }\n@Desk func f() {}",
      "@propertyWrapper struct Locked { var wrappedValue = 0 }\nstruct A { @Locked var a: Int }",
      "struct A { private var _a = 0; func f(_ _b: Int) -> Int { _ = _a; return _b } }",
      "func f(_ a: [Int]) { var b = a; b.append(contentsOf: a); b.insert(contentsOf: a, at: 0) }",
      "struct Line { func join(contentsOf a: Int) {} }\nfunc f(_ a: Line) { a.join(contentsOf: 1) }",
    ])
  func allowed(text: String) throws { #expect(try lines(text) == []) }

  @Test(
    "a name that the check uses is not declared again",
    arguments: [
      "func given(_ range: ClosedRange<Int>) -> Int { 0 }", "func `given`() {}",
      "let given = 1", "let other = 0, given = 1", "let other = 0, given: Int = 1",
      "let other = f(1, 2), (more, given) = (1, 2)", "let (given, other) = (1, 2)",
      "let ((other, given), more) = ((1, 2), 3)", "struct Int {}", "typealias Int = String",
      "@MainActor final class DispatchQueue {}", "enum expect {}", "actor Int {}",
      "private(set) var given = 1", "private struct A {}; struct Int {}",
      "protocol Int {}",
      "extension DispatchQueue { static func concurrentPerform() {} }",
      "extension DispatchQueue { static let a = 1, concurrentPerform = 2 }",
      "extension [Int] { subscript(i: Int) -> Int { 0 } }",
      "extension Array where Element == Int { init(a: Int) { self = [] } }",
      "typealias Q = DispatchQueue; extension Q { static func concurrentPerform() {} }",
      "enum A { typealias Q = DispatchQueue }; extension A.Q { func concurrentPerform() {} }",
      "extension Sendable { func expect(_ holds: Bool, _ what: String) {} }",
    ])
  func taken(text: String) throws { #expect(try lines(text) == [1]) }

  @Test("a name is declared in every branch of a condition")
  func conditional() throws {
    #expect(try lines("#if A\nfunc given() {}\n#else\nlet expect = 1\n#endif") == [2, 4])
  }

  @Test(
    "nothing reaches around the language, or to the judge",
    arguments: [
      "import Glibc", "import Grading", "import struct Glibc.stat", "import Exploration",
      "@testable import Foundation", "@_cdecl(\"main\") public func f() {}", "@main struct Main {}",
      "@c func f() {}", "func + (a: Int, b: Int) -> Int { 0 }", "infix operator ==: Low",
      "precedencegroup Low { lowerThan: AssignmentPrecedence }",
      "let a = unsafeBitCast(1, to: UInt.self)", "let a: UnsafeRawPointer? = nil",
      "func f() { withUnsafePointer(to: 1) { _ in } }", "let a = dlsym(nil, \"x\")",
      "typealias IntegerLiteralType = Double", "struct S { func f() { GradedRun.end() } }",
      "#sourceLocation(file: \"check/Check.swift\", line: 1)", "let a = `dlopen`", "import `Glibc`",
      "@`main` struct Main {}",
      "func f() { ModeledDispatch.f() }",
      "@resultBuilder enum Nothing { static func buildBlock() {} }", "@objc class A {}",
      "@_extern(c) func getpid() -> Int32", "struct extern {}; @extern(c) func f()",
      "@Foreign struct A {}", "@_dynamicReplacement(for: f) func g() {}",
      "struct A: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }",
      "let a = _typeByName(\"7Grading4WorkC\")", "let a = Swift._getSuperclass(A.self)",
      "typealias load = Data; let a = try load(contentsOf: url)",
      "let a = Data.init(contentsOf: url)", "let a = String(contentsOf: url)",
    ])
  func refused(text: String) throws { #expect(try lines(text) == [1]) }

  @Test(
    "a function of that name is the submission's own only if its label tells it from those that sleep",
    arguments: [
      "func sleep(as role: Int) {}\nfunc f() { sleep(1) }",
      "func sleep(for time: Duration) {}\nfunc f() { sleep(for: .seconds(1)) }",
      "func sleep(as role: Int) {}\nfunc f() async { try? await Task.sleep(for: .seconds(1)) }",
      "func sleep() {}\nlet f = Thread.sleep",
    ])
  func sleeping(_ text: String) throws {
    #expect(try !lines(text).isEmpty)
  }

  @Test("each violation has its line, in their order, and says what to do")
  func sentences() throws {
    let text = "import Dispatch\nfunc given() {}\nimport Glibc\n"
    let found = try FairPlay(
      SwiftSource(path: "Counter.swift", text: text), of: try Self.exercise()
    )
    .violations
    #expect(found.map(\.line) == [2, 3])
    #expect(found.first?.sentence.contains("rename your declaration") == true)
    #expect(found.last?.sentence.contains("Dispatch, Foundation") == true)
  }

  @Test("what the check's own types inherit does not shadow what the check uses")
  func inherited() throws {
    let course = try SampleCourse(["count"])
    try course.write(
      """
      import Grading

      func feeds() {
        let feed = CheckFeed()
        feed.push()
        expect(feed.isFull ? [given: 1].count == 1 : false, "full")
      }
      private final class CheckFeed: Counter, Sendable {
        var isFull: Bool { true }
        func push() { expect(Int(1), equals: 1, "one") }
      }
      """, to: SampleCourse.path("count", 1) + "/check/Check.swift")
    let exercise = try course.read().exercises[0]
    func lines(_ text: String) throws -> [Int] {
      try FairPlay(SwiftSource(path: "Counter.swift", text: text), of: exercise).violations
        .map(\.line)
    }
    let feed = "protocol Counter {}\n"
    #expect(try lines(feed + "extension Counter { func expect(_ holds: Bool) {} }") == [2])
    #expect(try lines(feed + "extension Counter { typealias Int = Never }") == [2])
    let base = "protocol Counter: Base {}\nprotocol Base {}\n"
    #expect(try lines(base + "extension Base { func expect() {} }") == [3])
    let inherited = try lines("class Counter {\n  func expect() {}\n  func given() {}\n}")
    #expect(inherited == [2, 3])
    #expect(try lines(feed + "extension Counter { func clear() {} }") == [])
    #expect(try lines("struct Other { func expect() {} }") == [])
  }

  @Test("a check's own words are reserved, what it wants from the submission is not")
  func reserved() throws {
    let exercise = try Self.exercise()
    let names = try ReservedNames(
      check: try exercise.check, starter: SwiftSource(path: "a", text: exercise.starter))
    #expect(names.words.isSuperset(of: ["given", "expect", "DispatchQueue", "Int"]))
    #expect(names.words.isDisjoint(with: ["Counter", "counter", "numbers", "equals"]))
    #expect(names.members.isSuperset(of: ["concurrentPerform", "add", "value"]))
  }
}

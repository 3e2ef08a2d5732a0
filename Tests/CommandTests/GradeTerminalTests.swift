import CommandSupport
import Course
import Foundation
import Testing

#if os(Linux)
  @Suite("grade at a terminal")
  struct GradeTerminalTests {
    private let learner: Learner

    init() throws { learner = try Learner() }

    private func session(_ more: [String] = []) throws -> TerminalSession {
      try TerminalSession("grade", more + learner.options)
    }

    @Test("save the file, see the verdict; go on only when asked; leave the terminal as it was")
    func watch() throws {
      let first = try learner.first()
      let session = try session()
      #expect(session.sees("Welcome to "))
      #expect(session.sees("h:hint"))
      #expect(!session.isAsUsual)
      session.type("h")
      #expect(session.sees("Hint 1 of 3"))
      // An arrow is no letter: this one ends with an A.
      session.type("\u{1B}[A")
      try learner.save("// begun\n" + first.starter, first)
      #expect(session.sees("Not yet: "))
      session.type("z")
      #expect(session.sees("'z' does nothing; ? lists the keys."))
      session.type("s")
      #expect(session.sees("Seen in the check: "))
      try learner.save(try learner.solved(), first)
      #expect(session.sees("Passed: "))
      #expect(session.sees("n:next"))
      #expect(session.sees("space: more"))
      session.type(" ")
      #expect(session.sees("Solutions for comparison: "))
      session.type("n")
      #expect(session.sees("Exercise 2, "))
      session.type("q")
      #expect(session.sees("Your progress is kept."))
      #expect(session.sees("Come back with: swift run grade --work \(learner.work.path)"))
      #expect(session.end() == 0)
      #expect(session.isAsUsual)
      let progress = try ProgressFile(folder: learner.work).read().progress
      #expect(progress.exercises[first.name]?.passed != nil)
      #expect(!String(decoding: session.output, as: UTF8.self).contains("Checking every"))
    }

    @Test("however it is ended, the terminal is as it was", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(signal: Int32) throws {
      let session = try session()
      #expect(session.sees("q:quit"))
      #expect(!session.isAsUsual)
      session.send(signal)
      #expect(session.end() == (128 + signal) << 8)
      #expect(session.isAsUsual)
    }

    @Test("the end of input is the end")
    func endOfInput() throws {
      let session = try session()
      #expect(session.sees("q:quit"))
      session.type("\u{4}")
      #expect(session.end() == 0)
    }

    @Test("plain: a line after another, in words, nothing drawn over")
    func plain() throws {
      let first = try learner.first()
      let session = try session(["--plain"])
      #expect(session.sees("Keys: h for hint"))
      try learner.save("// begun\n" + first.starter, first)
      #expect(session.sees("Checking \(first.name)."))
      #expect(session.sees("failed: "))
      session.type("l")
      #expect(session.sees("you are here"))
      session.type("x")
      #expect(session.sees("Keys: y for yes, n for no."))
      session.type("y")
      #expect(session.sees("Your previous version is kept:"))
      session.type("q")
      #expect(session.end() == 0)
      let text = String(decoding: session.output, as: UTF8.self)
      let isASCII = text.allSatisfy(\.isASCII)
      #expect(isASCII)
      #expect(!text.contains("\u{1B}"))
      #expect(!text.replacing("\r\n", with: "\n").contains("\r"))
    }
  }
#endif

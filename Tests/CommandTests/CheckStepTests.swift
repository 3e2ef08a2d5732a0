import CommandSupport
import Foundation
import Testing

@Suite("check --step")
struct CheckStepTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let text = """
      import Dispatch

      nonisolated(unsafe) var counter = 0
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        counter += 1
      }
      print(counter)
      """
    try save(text, as: "Counter.swift")
  }

  private func save(_ text: String, as name: String) throws {
    try text.write(to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func check(_ arguments: [String], typing keys: [String] = []) throws -> Command {
    try Command.run(
      "check", arguments, in: folder.url, input: keys.map { $0 + "\n" }.joined())
  }

  private func schedule(in command: Command) throws -> String {
    let line = try #require(
      command.output.split(separator: "\n").last { $0.hasPrefix("Replay: ") })
    return String(try #require(line.split(separator: " ").last))
  }

  /// The first reads, the second does everything, the first writes.
  private let losing = ["1", "1", "2", "2", "2"]

  @Test("choices lead to a lost update, a hint says how far it is, and the schedule replays")
  func breaks() throws {
    let command = try check(
      ["Counter.swift", "--step"], typing: ["1", "1", "h", "h"] + losing.dropFirst(2) + ["q"])
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("Wrong: data race on line 5 ("))
    #expect(command.output.contains("It breaks within 1 switch."))
    #expect(command.output.contains("Choose 2, iteration 1."))
    #expect(command.output.contains("> 1  iteration 0  5  counter += 1"))
    #expect(command.output.contains("It breaks: data race on line 5 (1 switch)."))
    #expect(command.output.contains("It printed \"1\"."))
    #expect(command.output.contains("Outcomes: found 1 of 2: \"1\" (wrong)"))
    #expect(command.output.contains("Values: counter = 1"))
    let again = try check(["Counter.swift", "--replay", schedule(in: command)])
    #expect(again.output.contains("It prints:\n  1\n"))
  }

  @Test("the end of input is the end, and the same input has the same output")
  func repeatable() throws {
    func text() throws -> Substring {
      let command = try check(["Counter.swift", "--step"], typing: ["2", "x", "7", "u", "u", "1"])
      #expect(command.status == 0)
      // The first line says how long the exploration took.
      return command.output.drop { $0 != "\n" }
    }
    let first = try text()
    #expect(try first == text())
    #expect(first.contains("'x' does nothing. ? lists the keys."))
    #expect(first.contains("There is no lane 7 to choose: 2 can continue, 1 to 2."))
    #expect(first.contains("There is nothing to undo: this is the first choice."))
    #expect(first.contains("--step\n"))
  }

  @Test("it begins after a schedule, whose choices can be undone")
  func continues() throws {
    let lost = try schedule(in: check(["Counter.swift", "--step"], typing: losing + ["u"]))
    let arguments = ["Counter.swift", "--replay", lost, "--step"]
    let command = try check(arguments, typing: ["2", "2", "r", "1"])
    #expect(command.output.contains("It breaks: data race on line 5 (1 switch)."))
    let pages = command.output.components(separatedBy: "Which lane continues? ")
    #expect(pages.count == 5)
    #expect(pages[1].hasPrefix("(1 switch so far)"))
    // From the start again.
    #expect(pages[3].hasPrefix("(0 switches so far)\n  1  iteration 0"))
    #expect(pages[3].contains("begins\n  2  iteration 1") && pages[3].contains("begins\n    main"))
  }

  @Test("a schedule of another program is refused")
  func foreign() throws {
    let command = try check(["Counter.swift", "--replay", "1aaaa--", "--step"])
    #expect(command.status == 64)
    #expect(command.error.contains("another version of the program"))
  }

  @Test("as JSON: a line for each step, and nothing else")
  func json() throws {
    struct Line: Decodable {
      struct Step: Decodable {
        struct Option: Decodable {
          var lane: Int
          var name: String
        }
        struct End: Decodable { var isBroken: Bool }
        var path: [Int]
        var options: [Option]
        var end: End?
      }
      struct Outcomes: Decodable {
        var count: Int
        var reached: [Reached]
      }
      struct Reached: Decodable { var output: String }
      var schema: Int
      var step: Step
      var outcomes: Outcomes
    }
    let command = try check(["Counter.swift", "--step", "--json", "-"], typing: ["?"] + losing)
    let lines = try command.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.step.path.count) == Array(0...losing.count))
    #expect(lines.first?.step.options.map(\.lane) == [1, 2])
    #expect(lines.first?.outcomes.count == 2 && lines.first?.outcomes.reached.isEmpty == true)
    #expect(lines.last?.step.end?.isBroken == true && lines.last?.step.options.isEmpty == true)
    #expect(lines.last?.outcomes.reached.map(\.output) == ["1\n"])
    #expect(command.error.contains("Replay: "))
    let file = try check(["Counter.swift", "--step", "--json", "steps.json"], typing: losing)
    let written = try String(
      contentsOf: folder.url.appending(path: "steps.json"), encoding: .utf8)
    #expect(written == command.output && file.output.contains("It breaks"))
  }

  @Test("of a program with nothing wrong, the outcomes are to be found")
  func right() throws {
    try save(
      """
      import Dispatch
      import Synchronization

      let order = Mutex<[Int]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        order.withLock { $0.append(number) }
      }
      print(order.withLock { $0 })
      """, as: "Order.swift")
    let command = try check(["Order.swift", "--step"], typing: ["h"])
    #expect(command.output.contains("Nothing wrong: proved"))
    #expect(command.output.contains("No order breaks it. You can still collect its outcomes."))
    #expect(command.output.contains("Outcomes: found 0 of 2"))
  }

  @Test("what does not compile has no steps")
  func broken() throws {
    try save("let number: Int = \"text\"\nprint(number)\n", as: "Broken.swift")
    let command = try check(["Broken.swift", "--step"], typing: ["1"])
    #expect(command.status == 65 && command.output.hasPrefix("Does not compile."))
  }

  #if os(Linux)
    @Test(
      "at a terminal a key is enough, and the terminal is left as it was",
      arguments: ["q", "\u{4}"])
    func terminal(leaving: String) throws {
      let path = folder.url.appending(path: "Counter.swift").path
      let session = try TerminalSession("check", [path, "--step"])
      #expect(session.sees("Wrong: data race on line 5"))
      #expect(session.sees("q quit"))
      #expect(!session.isAsUsual)
      session.type("1")
      #expect(session.sees("> 1  iteration 0"))
      session.type("\u{1B}[A?")
      #expect(session.sees("You are the scheduler"))
      session.type("h")
      #expect(session.sees("It breaks within 1 switch."))
      session.type(leaving)
      #expect(session.sees("Continue: "))
      #expect(session.end() == 0)
      #expect(session.isAsUsual)
    }

    @Test("Ctrl-C leaves the terminal as it was, and prints the schedule")
    func interrupted() throws {
      let path = folder.url.appending(path: "Counter.swift").path
      let session = try TerminalSession("check", [path, "--step"])
      #expect(session.sees("q quit"))
      session.type("2")
      #expect(session.sees("> 2"))
      session.type("\u{3}")
      #expect(session.sees("--step"))
      #expect(session.end() == 130 << 8)
      #expect(session.isAsUsual)
    }
  #endif
}

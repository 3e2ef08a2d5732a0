import Terminal
import Testing

@Suite("the values of options")
struct ArgumentsTests {
  private func parsed(_ words: String...) throws -> Arguments {
    try CommandSyntax(
      name: "tool", summary: "", usage: [], options: [.init("--x", "X", help: "")]
    ).parse(words)
  }

  @Test("a whole number is taken within its range; the standard where none is given")
  func integer() throws {
    #expect(try parsed("--x", "3").integer("--x", default: 5, in: 1...9) == 3)
    #expect(try parsed("--x=9").integer("--x", default: 5, in: 1...9) == 9)
    #expect(try parsed("--x", "-2").integer("--x", default: 5, in: -3...9) == -2)
    #expect(try parsed().integer("--x", default: 5, in: 1...9) == 5)
  }

  @Test(
    "no whole number, or one outside the range, is refused",
    arguments: ["abc", "0", "10", "3.5", "1e1", "0x3", " 3", "3 ", "٣", "99999999999999999999"])
  func wrongInteger(text: String) throws {
    let arguments = try parsed("--x", text)
    #expect(throws: UsageError("--x takes a whole number from 1 to 9, not '\(text)'")) {
      try arguments.integer("--x", default: 5, in: 1...9)
    }
  }

  @Test("a number without sign may be as large as 64 bits allow")
  func unsigned() throws {
    #expect(try parsed("--x", "0").unsigned("--x") == 0)
    #expect(try parsed("--x", "18446744073709551615").unsigned("--x") == .max)
    #expect(try parsed().unsigned("--x") == nil)
  }

  @Test(
    "a negative number, a larger one and no number are refused",
    arguments: ["-5", "18446744073709551616", "x", "1.0"])
  func wrongUnsigned(text: String) throws {
    let arguments = try parsed("--x", text)
    let sentence = "--x takes a whole number from 0 to 18446744073709551615, not '\(text)'"
    #expect(throws: UsageError(sentence)) { try arguments.unsigned("--x") }
  }

  @Test("a duration is taken within its range; without a unit it is refused")
  func duration() throws {
    let range: ClosedRange<Duration> = .milliseconds(1) ... .seconds(10)
    func value(_ text: String) throws -> Duration {
      try parsed("--x", text).duration("--x", default: .seconds(1), in: range)
    }
    #expect(try value("50ms") == .milliseconds(50))
    #expect(try parsed().duration("--x", default: .seconds(1), in: range) == .seconds(1))
    for text in ["5", "-5ms", "ms", "fast"] {
      #expect(
        throws: UsageError("--x takes a duration such as 50ms, 1.5s or 200us, not '\(text)'")
      ) { try value(text) }
    }
    for text in ["0s", "999us", "10001ms", "1min"] {
      #expect(
        throws: UsageError("--x takes a duration from 1.00 ms to 10.0 s, not '\(text)'")
      ) { try value(text) }
    }
  }

  @Test("a word must be one of the valid ones; the nearest is named")
  func choice() throws {
    func value(_ words: String...) throws -> String {
      let arguments = try CommandSyntax(
        name: "tool", summary: "", usage: [], options: [.init("--x", "X", help: "")]
      ).parse(words)
      return try arguments.choice("--x", default: "text", among: ["text", "json", "csv"])
    }
    #expect(try value("--x", "csv") == "csv")
    #expect(try value() == "text")
    #expect(throws: UsageError("unknown value of --x 'jsno'; did you mean 'json'?")) {
      try value("--x", "jsno")
    }
    #expect(throws: UsageError("unknown value of --x 'q'; it takes one of: text, json, csv")) {
      try value("--x", "q")
    }
  }

  @Test("what was typed cannot break the line, nor reach the terminal as a command")
  func printable() {
    #expect(
      Console.printable("a\nb\u{1B}[31m\tc\u{7F}\u{202E}")
        == #"a\nb\u{1B}[31m\tc\u{7F}\u{202E}"#)
    #expect(Console.printable("a\nb\tc\r", keeping: ["\n", "\t"]) == "a\nb\tc\\r")
    #expect(Console.printable("it's “fine”: ä … 木") == "it's “fine”: ä … 木")
  }
}

import Terminal
import Testing

@Suite("a command line")
struct CommandSyntaxTests {
  private let syntax = CommandSyntax(
    name: "tool", summary: "Does things.", usage: ["tool [options] [thing…]", "tool all"],
    options: [
      .init("--tasks", "N", help: "How many."),
      .init("--seed", "N", help: "What chance depends on."),
      .init("--unit", "DURATION", help: "How long."),
      .init("--json", "FILE|-", help: "Where to."),
      .init("--note", "TEXT", repeats: true, help: "What to write down; may be given again."),
      .init("--plain", help: "No colour."),
      .init("--about", optional: "WORD", help: "What it is about."),
    ], epilogue: "Things: this, that.")

  @Test("options, their values and operands may be mixed")
  func mixed() throws {
    let arguments = try syntax.parse(["one", "--tasks", "3", "two", "--plain", "--json=-", "three"])
    #expect(arguments.operands == ["one", "two", "three"])
    #expect(arguments.string("--tasks") == "3")
    #expect(arguments.string("--json") == "-")
    #expect(arguments.has("--plain"))
    #expect(!arguments.has("--seed"))
    #expect(arguments.string("--seed") == nil)
  }

  @Test("a value follows the name, or an equals sign; only the first one divides")
  func equalsSign() throws {
    #expect(try syntax.parse(["--tasks=3"]).string("--tasks") == "3")
    #expect(try syntax.parse(["--json=a=b"]).string("--json") == "a=b")
    #expect(try syntax.parse(["--json", "a=b"]).string("--json") == "a=b")
  }

  @Test(
    "a value that may be left out: the next word that is no option, or what an equals sign gives")
  func optionalValue() throws {
    #expect(try syntax.parse(["--about", "a", "b"]).string("--about") == "a")
    #expect(try syntax.parse(["--about=a"]).string("--about") == "a")
    for words in [["--about"], ["--about", "--plain"]] {
      let arguments = try syntax.parse(words)
      #expect(arguments.has("--about") && arguments.string("--about") == nil)
    }
    #expect(syntax.help.contains("--about [WORD]"))
  }

  @Test("a value may begin with one dash, be one dash, or hold spaces")
  func dashes() throws {
    #expect(try syntax.parse(["--seed", "-5"]).string("--seed") == "-5")
    #expect(try syntax.parse(["--json", "-"]).string("--json") == "-")
    #expect(try syntax.parse(["--json", "a b"]).string("--json") == "a b")
    #expect(try syntax.parse(["--json=--odd"]).string("--json") == "--odd")
  }

  @Test("a single dash and an empty word are operands; after two dashes everything is")
  func operands() throws {
    #expect(try syntax.parse(["-", ""]).operands == ["-", ""])
    let arguments = try syntax.parse(["a", "--", "--tasks", "-x", "--"])
    #expect(arguments.operands == ["a", "--tasks", "-x", "--"])
    #expect(!arguments.has("--tasks"))
    #expect(try syntax.parse(["--"]).operands == [])
    #expect(try syntax.parse([]).operands == [])
  }

  @Test("an option that repeats keeps all its values in order; a switch may be given twice")
  func repeated() throws {
    let arguments = try syntax.parse(["--note", "a", "--plain", "--note=b", "--plain"])
    #expect(arguments.strings("--note") == ["a", "b"])
    #expect(arguments.strings("--seed") == [])
  }

  @Test("--help and -h are always understood")
  func help() throws {
    #expect(try syntax.parse(["--help"]).has("--help"))
    #expect(try syntax.parse(["this", "-h"]).has("--help"))
  }

  @Test(
    "what is wrong is said in one sentence with the way out",
    arguments: [
      (["--sede", "1"], "unknown option '--sede'; did you mean '--seed'?"),
      (["-seed", "1"], "unknown option '-seed'; did you mean '--seed'?"),
      (["--seed5"], "unknown option '--seed5'; did you mean '--seed'?"),
      (
        ["--frobnicate"], "unknown option '--frobnicate'; 'swift run tool --help' lists the options"
      ),
      (["-5"], "unknown option '-5'; 'swift run tool --help' lists the options"),
      (["--=3"], "unknown option '--'; 'swift run tool --help' lists the options"),
      (["--tasks"], "option --tasks needs a value: --tasks N"),
      (["--tasks", "--plain"], "option --tasks needs a value: --tasks N"),
      (["--tasks", "--"], "option --tasks needs a value: --tasks N"),
      (["--tasks", "-h"], "option --tasks needs a value: --tasks N"),
      (["--tasks", ""], "option --tasks needs a value: --tasks N"),
      (["--json="], "option --json needs a value: --json FILE|-"),
      (["--plain=yes"], "option --plain takes no value"),
      (["--help=me"], "option --help takes no value"),
      (["--tasks", "3", "--tasks=3"], "option --tasks is given twice"),
    ])
  func errors(words: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) { try syntax.parse(words) }
  }

  @Test("the help holds the summary, every form and every option, within 80 columns")
  func helpText() {
    let lines = syntax.help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Does things.")
    #expect(lines.contains("Usage: swift run tool [options] [thing…]"))
    #expect(lines.contains("       swift run tool all"))
    #expect(lines.contains("  --tasks N        How many."))
    #expect(lines.contains("  --help           Show this help."))
    #expect(lines.contains("Things: this, that."))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(syntax.help.hasSuffix("\n"))
  }

  @Test("a long help text goes on under its beginning")
  func longHelp() {
    let syntax = CommandSyntax(
      name: "tool", summary: "", usage: ["tool"],
      options: [.init("--x", help: Array(repeating: "word", count: 30).joined(separator: " "))])
    let lines = syntax.help.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("          word") } == 2)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}

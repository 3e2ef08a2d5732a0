import Terminal
import Testing

@Suite("--plain and --width")
struct StyleOptionsTests {
  private let syntax = CommandSyntax(
    name: "draw", summary: "Draws.", usage: ["draw"], options: [.plain, .width(from: 40)])

  @Test("the help says which widths there are")
  func help() {
    #expect(
      syntax.help.contains("The number of columns, 40 to 400 (default: the terminal's, or 80)."))
  }

  @Test("a width from the fewest columns to 400 is taken, no other", arguments: [39, 40, 400, 401])
  func widths(width: Int) throws {
    let arguments = try syntax.parse(["--width", "\(width)"])
    if (40...400).contains(width) {
      #expect(try arguments.width(from: 40) == width)
      #expect(try arguments.style(from: 40).width == width)
    } else {
      #expect(
        throws: UsageError(
          "--width takes a whole number from 40 to 400, not '\(width)'")
      ) { try arguments.style(from: 40) }
    }
  }

  @Test("without options a file is written without colour, and its width is the usual one")
  func standard() throws {
    let arguments = try syntax.parse([])
    #expect(try arguments.width(from: 40) == nil)
    let style = try arguments.style(from: 40, isElsewhere: true)
    #expect(!style.hasColour)
    #expect(style.width == 80)
  }
}

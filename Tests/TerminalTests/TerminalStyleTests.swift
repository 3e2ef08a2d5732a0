import Terminal
import Testing

@Suite("the style of a terminal, a pipe or a file")
struct TerminalStyleTests {
  private func style(
    isTerminal: Bool = true, columns: Int? = 120, plain: Bool = false, width: Int? = nil,
    _ environment: [String: String] = [:]
  ) -> TerminalStyle {
    TerminalStyle(
      isTerminal: isTerminal, columns: columns, plain: plain, width: width,
      environment: ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"].merging(environment) { $1 })
  }

  @Test("a terminal gets colour, Unicode, its own width, and progress")
  func terminal() {
    #expect(style().hasColour && style().hasUnicode && style().isInteractive)
    #expect(style().width == 120)
  }

  @Test("a pipe or file gets 80 columns of Unicode without colour or progress")
  func pipe() {
    let style = style(isTerminal: false, columns: nil)
    #expect(!style.hasColour && style.hasUnicode && !style.isInteractive)
    #expect(style.width == 80)
  }

  @Test("NO_COLOR takes the colour away, whatever it is set to, unless it is empty")
  func noColour() {
    for value in ["1", "0", "no"] {
      let style = style(["NO_COLOR": value])
      #expect(!style.hasColour && style.hasUnicode && style.isInteractive)
    }
    #expect(style(["NO_COLOR": ""]).hasColour)
  }

  @Test("a dumb terminal gets ASCII, no colour, and nothing drawn over itself")
  func dumb() {
    let style = style(["TERM": "dumb"])
    #expect(!style.hasColour && !style.hasUnicode && !style.isInteractive)
  }

  @Test("plain is ASCII without colour, on a terminal and in a pipe")
  func plain() {
    for isTerminal in [true, false] {
      let style = style(isTerminal: isTerminal, plain: true)
      #expect(!style.hasColour && !style.hasUnicode)
    }
  }

  @Test("a terminal in the C locale gets ASCII; a variable that is empty counts as not set")
  func locale() {
    #expect(!style(["LC_ALL": "C"]).hasUnicode)
    #expect(!style(["LC_ALL": "", "LC_CTYPE": "POSIX"]).hasUnicode)
    #expect(!style(["LC_ALL": "", "LANG": "C"]).hasUnicode)
    #expect(style(["LC_ALL": "C.UTF-8", "LANG": "C"]).hasUnicode)
    #expect(style(isTerminal: false, ["LC_ALL": "C"]).hasUnicode)
  }

  @Test("the width that is asked for wins")
  func width() {
    #expect(style(width: 60).width == 60)
    #expect(style(isTerminal: false, columns: nil, width: 60).width == 60)
  }

  @Test("ink is used only where there is colour, and never on an empty text")
  func paint() {
    #expect(style().paint("bad", .red) == "\u{1B}[31mbad\u{1B}[0m")
    #expect(style().paint("", .red) == "")
    #expect(style(plain: true).paint("bad", .red) == "bad")
  }

  @Test("a descriptor that is not open is no terminal")
  func closedDescriptor() {
    let style = TerminalStyle(descriptor: -1, environment: [:])
    #expect(!style.hasColour && !style.isInteractive)
    #expect(style.width == 80)
  }
}

import Testing

@testable import Checking

@Suite("The tokenizer")
struct SwiftTokenizerTests {
  private func words(_ text: String) -> [String] {
    SwiftSource(path: "a.swift", text: text).tokens.filter { $0.kind == .word }.map(\.text)
  }

  @Test("words of comments do not count, nested comments neither")
  func comments() {
    #expect(words("a // actor\nb /* import /* actor */ import */ c") == ["a", "b", "c"])
    #expect(words("a /* never closed\nb") == ["a"])
  }

  @Test(
    "words of strings do not count, in whatever form of string",
    arguments: [
      "a \"actor \\\" b\" c",
      "a \"actor \\(f(\"b\") + \"\\(x))\") import\" c",
      "a #\"actor \" \\(b) \"\"# c",
      "a #\"actor \\#(f(\")\")) b\"# c",
      "a \"\"\"\n  actor \"b\" \\\n  \"\"\" c",
      "a #\"\"\"\n  \"\"\" actor\n  \"\"\"# c",
      "a \"\" c",
      "a ##\"\"# actor\"## c",
    ])
  func strings(text: String) {
    #expect(words(text) == ["a", "c"])
  }

  @Test("a string that is not closed ends with its line")
  func unclosed() {
    #expect(words("a \"actor\nb") == ["a", "b"])
  }

  @Test("quotes in a regular expression open no string; a division is none")
  func regularExpressions() {
    #expect(words("let a = /\"x/\nb") == ["let", "a", "b"])
    #expect(words("let a = #/\"x/ y/# b") == ["let", "a", "b"])
    #expect(words("let a = b / c / d") == ["let", "a", "b", "c", "d"])
    #expect(words("let a = (b) / c; d / e") == ["let", "a", "b", "c", "d", "e"])
  }

  @Test("a word between backticks is no keyword")
  func backticks() {
    let tokens = SwiftSource(path: "a.swift", text: "let `actor` = 1").tokens
    #expect(!tokens.contains { $0.is("actor") })
    #expect(tokens.map(\.text) == ["let", "`actor`", "=", "1"])
  }

  @Test("every token knows its line, also after literals and comments over several lines")
  func lines() {
    let source = SwiftSource(
      path: "a.swift", text: "#!/bin/x\na\n/*\n*/ b \"\"\"\n\n\"\"\" c\r\n#/\n x\n/# d\n")
    #expect(source.tokens.map(\.line) == [2, 4, 4, 6, 7, 9])
    #expect(source.tokens.map(\.startsLine) == [true, true, false, false, true, false])
  }

  @Test("a line's code is its text without the indentation")
  func code() {
    let source = SwiftSource(path: "a.swift", text: "a\n\tb c  \n\n")
    #expect(source.code(atLine: 1) == "a")
    #expect(source.code(atLine: 2) == "b c")
    #expect(source.code(atLine: 3)?.isEmpty == true)
    #expect(source.code(atLine: 0) == nil)
    #expect(source.code(atLine: 99) == nil)
  }
}

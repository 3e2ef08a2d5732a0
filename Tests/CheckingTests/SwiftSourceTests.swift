import SwiftReading
import Testing

@testable import Checking

@Suite("A file of Swift, taken apart")
struct SwiftSourceTests {
  private func source(_ text: String) throws -> SwiftSource {
    try SwiftSource(path: "a.swift", text: text)
  }

  private func words(_ text: String) throws -> [String] {
    try source(text).tokens.filter { $0.kind == .word }.map(\.text)
  }

  @Test("words of comments do not count, nested comments neither")
  func comments() throws {
    #expect(try words("a // actor\nb /* import /* actor */ import */ c") == ["a", "b", "c"])
    #expect(try words("a /* never closed\nb") == ["a"])
  }

  @Test(
    "words of strings do not count, in whatever form of string; those of interpolations do",
    arguments: [
      ("a(\"actor \\\" b\", c)", []),
      ("a(\"actor \\(f(\"b\") + \"\\(x))\") import\", c)", ["f", "x"]),
      ("a(#\"actor \" \\(b) \"\"#, c)", []),
      ("a(#\"actor \\#(f(\")\")) b\"#, c)", ["f"]),
      ("a(\"\"\"\n  actor \"b\" \\\n  \"\"\", c)", []),
      ("a(#\"\"\"\n  \"\"\" actor\n  \"\"\"#, c)", []),
      ("a(\"\", c)", []),
      ("a(##\"\"# actor\"##, c)", []),
    ])
  func strings(text: String, inside: [String]) throws {
    #expect(try words(text) == ["a"] + inside + ["c"])
  }

  @Test("a piece of an interpolation knows how many strings are open")
  func interpolations() throws {
    let tokens = try source("a(\"\\(b(\"\\(c)\"))\")").tokens.filter { $0.kind == .word }
    #expect(tokens.map(\.text) == ["a", "b", "c"])
    #expect(tokens.map(\.strings) == [0, 1, 2])
  }

  @Test("a string that is not closed ends with its line")
  func unclosed() throws {
    #expect(try words("a \"actor\nb") == ["a", "b"])
  }

  @Test("quotes in a regular expression open no string; a division is none")
  func regularExpressions() throws {
    #expect(try words("let a = /\"x/\nb") == ["let", "a", "b"])
    #expect(try words("let a = #/\"x/ y/#\nb") == ["let", "a", "b"])
    #expect(try words("let a = b / c / d") == ["let", "a", "b", "c", "d"])
    #expect(try words("let a = (b) / c; d / e") == ["let", "a", "b", "c", "d", "e"])
  }

  @Test("a word between backticks is no keyword")
  func backticks() throws {
    let tokens = try source("let `actor` = 1").tokens
    #expect(!tokens.contains { $0.is("actor") })
    #expect(tokens.map(\.text) == ["let", "`actor`", "=", "1"])
  }

  @Test("a directive is a number sign and a word")
  func directives() throws {
    #expect(
      try source("#if A\n#endif\n#line").tokens.map(\.text) == [
        "#", "if", "A", "#", "endif", "#", "line",
      ])
  }

  @Test("every token knows its line, also after literals and comments over several lines")
  func lines() throws {
    let source = try source("#!/bin/x\na\n/*\n*/ b \"\"\"\n\n\"\"\" c\r\n#/\n x\n/# d\n")
    let tokens = source.tokens.filter { $0.kind == .word }
    #expect(tokens.map(\.text) == ["a", "b", "c", "d"])
    #expect(tokens.map(\.line) == [2, 4, 6, 9])
    #expect(source.line(at: 0) == 1)
    #expect(source.line(at: source.bytes.count) == 10)
  }

  @Test("a line's code is its text without the indentation")
  func code() throws {
    let source = try source("a\n\tb c  \n\n")
    #expect(source.code(atLine: 1) == "a")
    #expect(source.code(atLine: 2) == "b c")
    #expect(source.code(atLine: 3)?.isEmpty == true)
    #expect(source.code(atLine: 0) == nil)
    #expect(source.code(atLine: 99) == nil)
  }

  @Test("a byte order mark is nothing")
  func byteOrderMark() throws {
    #expect(try source("\u{FEFF}let a = 1").tokens.first?.range == 0..<3)
  }
}

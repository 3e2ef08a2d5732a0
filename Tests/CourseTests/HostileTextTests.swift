import Checking
import CommandSupport
import Course
import Foundation
import SwiftReading
import Testing

@Suite("Texts that could be read in two ways")
struct HostileTextTests {
  @Test("none passes that must not, and none is refused that may", arguments: HostileText.all)
  func fairPlay(hostile: HostileText) throws {
    let source = try SwiftSource(path: "Counter.swift", text: hostile.text)
    let violations = try FairPlay(source, of: try FairPlayTests.exercise()).violations
    // What the compiler refuses anyway may be told by the compiler.
    if hostile.isAllowed || source.outline.hasErrors {
      #expect(violations.isEmpty || !hostile.isAllowed, "\(violations)")
    } else {
      #expect(!violations.isEmpty)
    }
  }

  @Test("there are fifty of them")
  func count() {
    #expect(HostileText.all.count >= 50)
    #expect(Set(HostileText.all.map(\.name)).count == HostileText.all.count)
  }

  /// The compiler's tree leaves out what is in an `#if`.
  @Test(
    "the compiler finds the same functions, and mistakes in the same texts",
    arguments: HostileText.all)
  func compiler(hostile: HostileText) throws {
    let source = try SwiftSource(path: "Counter.swift", text: hostile.text)
    let functions = source.outline.declarations.filter { $0.kind == .function && !$0.isConditional }
      .map { source.name(at: $0.name) }
    let compiled = try CompiledNames(of: hostile.text)
    if !source.outline.hasErrors {
      #expect(compiled.isRight, "only the compiler finds a mistake")
    }
    if compiled.isRight {
      #expect(functions == compiled.functions)
    }
  }

  @Test(
    "what the parser dies of is refused by name, and the rest of a module is read",
    arguments: ["let a = " + String(repeating: "[", count: 250_000)])
  func deadly(text: String) throws {
    let error = #expect(throws: UnreadableSource.self) {
      try SwiftSource.all([("a.swift", "let a = 1"), ("b.swift", text)])
    }
    #expect(error?.path == "b.swift")
  }

  @Test(
    "what is deep, or long, is read or has mistakes",
    arguments: [
      (String(repeating: "(", count: 200_000), true),
      (String(repeating: "{", count: 200_000), true),
      ("let a = b" + String(repeating: ".c", count: 50_000), false),
      ("let a = 1" + String(repeating: " + 1", count: 20_000), false),
      (String(repeating: "struct A { ", count: 400) + String(repeating: "}", count: 400), true),
      (String(repeating: "struct A { ", count: 100) + String(repeating: "}", count: 100), false),
      (String(repeating: "func f() {}\n", count: 20_000), false),
    ])
  func deep(text: String, hasErrors: Bool) throws {
    #expect(try SwiftSource(path: "a.swift", text: text).outline.hasErrors == hasErrors)
  }
}

/// What the compiler makes of a text.
private struct CompiledNames {
  let isRight: Bool
  let functions: [String]

  init(of text: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Counter.swift")
    try text.write(to: file, atomically: false, encoding: .utf8)
    let toolchain = try #require(Toolchain())
    let ran = try Tool(path: toolchain.swiftFrontend)
      .run(["-frontend", "-dump-parse", "-swift-version", "6", file.path])
    isRight = ran.status == 0
    let tree = String(decoding: ran.output, as: UTF8.self)
    functions = tree.matches(of: /\(func_decl .*?\](?: trailing_semi)? "([^"]+?)(?:\(|<|")/)
      .map { String($0.1) }
  }
}

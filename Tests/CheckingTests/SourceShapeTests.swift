import Checking
import Testing

@Suite("How a file starts")
struct SourceShapeTests {
  private func shape(_ text: String) throws -> SourceShape {
    SourceShape(try SwiftSource(path: "a.swift", text: text))
  }

  @Test(
    "only declarations: there is no code at the top level",
    arguments: [
      "",
      "import Dispatch\nlet a = 1, b =\n  2\nvar c: Int { 1 }",
      "let a = f()\n  .g { $0 }\n  .h()",
      "let a = x\n  ? 1\n  : 2\nlet b = c ??\n  d",
      "func f() -> Set<\n  Int\n>\n{ [] }",
      "func f()\n  async\n  throws -> Int\n  where T: P\n{\n  print(1)\n}",
      "@available(macOS 10, *)\npublic\nfunc f() { g() }",
      "@MainActor class A:\n  B {\n}\nextension A: P {}",
      "#if os(Linux)\nlet a = 1\n#else\nlet b = 1\n#endif\nstruct S {}",
      "@main struct M { static func main() { print(1) } }",
      "nonisolated(unsafe) var a = 1\nprivate(set) var b = 2\nfinal actor C {}",
      "infix operator +++: P\nprecedencegroup P {}",
      "let a = { print(1) }()\nlet b: Int? = nil\nlet c = \"x\"",
      "// print(1)\n/* f() */",
      "enum E { case a; case b }; struct S { var x = 1 }",
    ])
  func declarations(text: String) throws {
    let shape = try shape(text)
    #expect(!shape.hasTopLevelCode, "line \(shape.topLevelLine ?? 0)")
  }

  @Test(
    "a statement outside all declarations is code at the top level, at its line",
    arguments: [
      ("print(1)", 1),
      ("let a = 1\nprint(a)", 2),
      ("func f() {}\n\nf()", 3),
      ("let a: Int? = nil\nf()", 2),
      ("var a = 1\na += 1", 2),
      ("let q = Q(); q.async { }", 1),
      ("@MainActor func f() {}\nTask { await f() }", 2),
      ("for i in 0..<2 { }", 1),
      ("import Foundation\n#if DEBUG\ntry f()\n#endif", 3),
      ("[1, 2].forEach { print($0) }", 1),
      ("actor.run()", 1),
      ("struct S {}\n_ = S()", 2),
      ("let a = 1\n-f()", 2),
      ("var a: Int?\nf()", 2),
    ])
  func statements(text: String, line: Int) throws {
    #expect(try shape(text).topLevelLine == line)
  }

  @Test("a type that is marked as the start")
  func mainAttribute() throws {
    #expect(try shape("import A\n@main\nstruct M {}").mainAttributeLine == 2)
    #expect(try !shape("let a = \"@main\" // @main").hasMainAttribute)
  }
}

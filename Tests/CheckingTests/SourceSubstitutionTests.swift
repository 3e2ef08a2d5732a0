import Testing

@testable import Checking

@Suite("Putting models in the place of the real modules")
struct SourceSubstitutionTests {
  private static let prefix = """
    import ModeledConcurrency
    #sourceLocation(file: "a.swift", line: 1)

    """

  /// The text after substitution, without the lines that are put before it.
  private func substituted(_ text: String, others: [String] = []) throws -> String {
    let source = try SwiftSource(path: "a.swift", text: text)
    let all = try [source] + others.map { try SwiftSource(path: "b.swift", text: $0) }
    let result = try SourceSubstitution(module: all).substitute(source).text
    #expect(result.hasPrefix(Self.prefix))
    #expect(
      result.count(where: \.isNewline) == text.count(where: \.isNewline) + 2, "every line stays")
    return String(result.dropFirst(Self.prefix.count))
  }

  @Test(
    "imports of the modelled modules become imports of the models",
    arguments: [
      ("import Dispatch", "import ModeledDispatch"),
      ("import Foundation", "import ModeledFoundation"),
      ("import FoundationEssentials", "import ModeledFoundation"),
      ("import Synchronization", "import ModeledSynchronization"),
      ("import class Foundation.Thread", "import ModeledFoundation"),
      ("import struct Synchronization.Mutex; f()", "import ModeledSynchronization; f()"),
      ("@preconcurrency import Dispatch", "@preconcurrency import ModeledDispatch"),
      ("@_implementationOnly import Foundation", "@_implementationOnly import ModeledFoundation"),
      (
        "public import Dispatch // import Foundation",
        "public import ModeledDispatch // import Foundation"
      ),
      ("import Glibc", "import Glibc"),
      ("import Observation\nimport Swift", "import Observation\nimport Swift"),
      ("@testable import Library", "@testable import Library"),
      ("let text = \"import Dispatch\"", "let text = \"import Dispatch\""),
      ("/*\nimport Dispatch\n*/", "/*\nimport Dispatch\n*/"),
      ("import\n  Dispatch\nf()", "import\n  ModeledDispatch\nf()"),
      ("list.import(Dispatch)", "list.import(Dispatch)"),
    ])
  func imports(text: String, expected: String) throws {
    #expect(try substituted(text) == expected)
  }

  @Test(
    "beside Foundation, which brings Dispatch with it, Dispatch is imported all the same, and its queues by name",
    arguments: ["", "public ", "@preconcurrency private "])
  func dispatchBesideFoundation(modifiers: String) throws {
    let level = modifiers.replacing("@preconcurrency ", with: "")
    #expect(
      try substituted("\(modifiers)import Dispatch\nimport Foundation\n")
        == "\(modifiers)import ModeledDispatch; \(level)import class ModeledDispatch.DispatchQueue\n"
        + "import ModeledFoundation\n")
  }

  @Test("a name qualified with a modelled module is the model's")
  func qualifiedNames() throws {
    #expect(
      try substituted("import Foundation\nFoundation.Thread.sleep(1); x.Foundation.y")
        == "import ModeledFoundation\nModeledFoundation.Thread.sleep(1); x.Foundation.y")
    #expect(
      try substituted("import Dispatch\nenum Dispatch { case a }\nlet a = Dispatch.a")
        == "import ModeledDispatch\nenum Dispatch { case a }\nlet a = Dispatch.a")
    #expect(try substituted("let a = Dispatch.a") == "let a = Dispatch.a")
  }

  @Test(
    "a module that waits for the world outside is refused at its line",
    arguments: ["FoundationNetworking", "FoundationXML", "Distributed", "XCTest"])
  func refused(module: String) throws {
    let error = #expect(throws: UnsupportedAPI.self) {
      try substituted("import Foundation\n#if canImport(X)\nimport \(module)\n#endif")
    }
    #expect(error?.name == "import \(module)")
    #expect(error?.line == 3)
    #expect(error?.path == "a.swift")
  }

  @Test("in a library only what is called is refused, not that a file imports the network")
  func unreached() throws {
    let source = try SwiftSource(
      path: "a.swift", text: "import FoundationNetworking\nimport XCTest")
    let error = #expect(throws: UnsupportedAPI.self) {
      try SourceSubstitution(module: [source], isLibrary: true).substitute(source)
    }
    #expect(error?.name == "import XCTest")
  }

  private static let members =
    " nonisolated let _modeledExecutor = ModeledConcurrency.ModeledActorExecutor();"
    + " nonisolated var unownedExecutor: _Concurrency.UnownedSerialExecutor"
    + " { _modeledExecutor.asUnownedSerialExecutor() };"
  private static let publicMembers = members.replacing(
    "nonisolated var", with: "public nonisolated var")

  @Test(
    "every actor gets an executor of the model, on the line of its brace",
    arguments: [
      ("actor A {", " var x = 0 }"),
      ("actor A: P, Q<Int> {", "\n}"),
      ("actor A<T: P>\nwhere T: Sendable\n{", "\n}"),
      ("@globalActor final actor A {", " static let shared = A() }"),
      ("func f() { actor A {", "} }"),
      ("enum E { private actor A {", "} }"),
      ("actor `A` {", "}"),
    ])
  func actors(before: String, after: String) throws {
    #expect(try substituted(before + after) == before + Self.members + after)
  }

  @Test(
    "what is outside of a module can see a public actor's executor",
    arguments: ["public", "package"])
  func publicActors(modifier: String) throws {
    #expect(
      try substituted("\(modifier) actor A {}") == "\(modifier) actor A {" + Self.publicMembers
        + "}")
  }

  @Test(
    "`actor` is a keyword only where a declaration begins",
    arguments: [
      "let actor = 1\nf(actor) { }",
      "for actor in actors { }",
      "if actor is Clerk { }",
      "guard let actor else { return }",
      "x.actor\n.y { }",
      "switch actor { default: break }",
      "struct `actor` { }",
      "// actor A {}",
      "print(\"actor A {}\")",
      "let actor\n  : Int = 1",
    ])
  func noActors(text: String) throws {
    #expect(try substituted(text) == text)
  }

  @Test("an actor that has an executor of its own keeps it, also from an extension elsewhere")
  func ownExecutors() throws {
    let own = "actor A { nonisolated var unownedExecutor: UnownedSerialExecutor { e } }"
    #expect(try substituted(own) == own)
    let extended = "extension A { nonisolated var unownedExecutor: X { e } }"
    #expect(try substituted("actor A {}", others: [extended]) == "actor A {}")
    // A local variable of that name is none.
    let local = " func f() { var unownedExecutor = 1 } }"
    #expect(try substituted("actor A {" + local) == "actor A {" + Self.members + local)
    let method = " func unownedExecutor(of x: Int) {} }"
    #expect(try substituted("actor A {" + method) == "actor A {" + Self.members + method)
  }

  @Test("a distributed actor is refused")
  func distributed() throws {
    let error = #expect(throws: UnsupportedAPI.self) {
      try substituted("\npublic distributed actor Far {}")
    }
    #expect(error?.name == "distributed actor Far")
    #expect(error?.line == 2)
  }

  @Test("a first line for the shell becomes a comment, since it no longer comes first")
  func shebang() throws {
    #expect(
      try substituted("#!/usr/bin/env swift\nimport Dispatch")
        == "///usr/bin/env swift\nimport ModeledDispatch")
  }

  @Test("the path may hold spaces and quotes")
  func paths() throws {
    let source = try SwiftSource(path: "my \"files\"/a.swift", text: "")
    let text = try SourceSubstitution(module: [source]).substitute(source).text
    #expect(text.contains(#"(file: "my \"files\"/a.swift", line: 1)"#))
  }

  @Test("a column of the compiler is led back to the learner's")
  func columns() throws {
    let text = "import Dispatch; x()\nactor A { y() }\nz()"
    let source = try SwiftSource(path: "a.swift", text: text)
    let result = try SourceSubstitution(module: [source]).substitute(source)
    let lines = result.text.split(separator: "\n").dropFirst(2).map(String.init)
    for (line, name, column) in [(1, "x()", 18), (2, "y()", 11), (3, "z()", 1), (2, "actor", 1)] {
      let place = try #require(lines[line - 1].firstRange(of: name)).lowerBound
      let compiled = lines[line - 1].distance(from: lines[line - 1].startIndex, to: place) + 1
      #expect(result.column(compiled, line: line) == column)
    }
    #expect(result.column(30, line: 2) == 10, "inside of what was put there")
    let two = try SwiftSource(path: "a.swift", text: "import Dispatch; import Synchronization; x()")
    let twice = try SourceSubstitution(module: [two]).substitute(two)
    #expect(twice.column(56, line: 1) == 42, "behind two replacements")
    #expect(twice.column(28, line: 1) == 21, "between two replacements")
  }
}

import Checking
import Testing

@Suite("The functions that --call names")
struct ScenarioFunctionTests {
  private func find(_ names: String..., in text: String) throws -> [ScenarioFunction] {
    try ScenarioFunction.find(names, in: [try SwiftSource(path: "a.swift", text: text)])
  }

  private func complaint(_ name: String, in text: String) -> String? {
    #expect(throws: ScenarioError.self) { try find(name, in: text) }?.description
  }

  @Test("a function is found with how it has to be called")
  func traits() throws {
    let functions = try find(
      "a", "b", "c", "d", "e", "f", "g",
      in: """
        func a() {}
        public func b() async throws -> Int { 1 }
        @available(macOS 10, *)
        @MainActor
        func c() throws(E) -> Void {}
        func d() -> [String: () async -> Void]
        where Int: P { [:] }
        func e() -> () {}
        let lock = Foundation.NSLock()
        func f() {}
        @Library.Actor func g() {}
        """)
    #expect(functions.map(\.line) == [1, 2, 5, 6, 8, 10, 11])
    #expect(functions.map(\.isAsync) == [false, true, false, false, false, false, false])
    #expect(functions.map(\.throws) == [false, true, true, false, false, false, false])
    #expect(functions.map(\.returnsValue) == [false, true, false, true, false, false, false])
    #expect(functions.map(\.hasGlobalActor) == [false, false, true, false, false, false, true])
  }

  @Test("the one without parameters is meant")
  func overloads() throws {
    let text = "func a(x: Int) {}\nfunc a() {}\nstruct S { func a() {} }"
    #expect(try find("a", in: text).map(\.line) == [2])
  }

  @Test("a name that no function has is refused, with the nearest one")
  func missing() {
    #expect(
      complaint("trasfer", in: "func transfer() {}")
        == "there is no function trasfer(); did you mean 'transfer'?")
    #expect(
      complaint("b", in: "// func b() {}\n") == "there is no function b() in the files")
  }

  @Test("a function that cannot be called just so is refused with the reason")
  func uncallable() {
    #expect(
      complaint("a", in: "\nfunc a(_ x: Int = 1) {}")
        == "cannot call a (a.swift:2): it takes arguments")
    #expect(
      complaint("a", in: "func a<T>() {}") == "cannot call a (a.swift:1): it takes arguments")
    #expect(
      complaint("a", in: "struct S { func a() {} }")
        == "cannot call a (a.swift:1): it is declared inside of something else; give it a global function"
    )
    #expect(
      complaint("a", in: "private func a() {}") == "cannot call a (a.swift:1): it is private")
    #expect(
      complaint("a", in: "func a() {}\nfunc a() async {}")
        == "--call a is ambiguous: it is declared at a.swift:1 and a.swift:2")
  }

  @Test("the entry file calls each with what it needs, and prints what it returns")
  func entryFile() throws {
    let functions = try find(
      "a", "b", "c", "d",
      in: """
        func a() {}
        func b() throws -> Int { 1 }
        func c() async throws {}
        @MainActor func d() -> Int { 2 }
        """)
    #expect(
      EntryFile(calling: functions, imports: ["Library"]).text == """
        import ModeledConcurrency
        @testable import Library

        @_cdecl("interleave_scenario")
        public func _interleaveScenario(_ number: Int32) {
          switch number {
          case 0:
            `a`()
          case 1:
            do {
              let value = try `b`()
              print(value)
            } catch {
              ModeledConcurrency.uncaught(error)
            }
          case 2:
            ModeledConcurrency.runAsyncScenario {
              try await `c`()
            }
          case 3:
            ModeledConcurrency.runAsyncScenario {
              let value = await `d`()
              print(value)
            }
          default: break
          }
        }

        """)
  }
}

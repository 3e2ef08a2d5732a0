import Checking
import Testing

@Suite("What the compiler says")
struct DiagnosticTests {
  private let output = """
    my file:1.swift:3:14: error: cannot find 'x' in scope
    2 | import ModeledDispatch
    3 | let a = x
      |         `- error: cannot find 'x' in scope
    a.swift:12:7: warning: unused
    my file:1.swift:3:14: error: cannot find 'x' in scope
    error: fatalError
    """

  @Test("each diagnostic once, with its place; the code around it is none")
  func found() {
    let all = Diagnostic.all(in: output)
    #expect(all.map(\.path) == ["my file:1.swift", "a.swift"])
    #expect(all.map(\.line) == [3, 12])
    #expect(all.map(\.column) == [14, 7])
    #expect(all.map(\.severity) == ["error", "warning"])
    #expect(all.map(\.message) == ["cannot find 'x' in scope", "unused"])
  }

  @Test("an error that only the models cause names what they lack, at its line")
  func unsupported() {
    let text = """
      a.swift:4:1: error: value of type 'DispatchQueue' has no member 'asyncAndWait'
      a.swift:5:1: error: cannot find 'dispatchSomething' in scope
      a.swift:6:1: warning: 'x' is unused
      """
    let names = Diagnostic.all(in: text).compactMap { $0.unsupportedAPI?.name }
    #expect(names == ["DispatchQueue.asyncAndWait", "dispatchSomething"])
    #expect(Diagnostic.all(in: text).first?.unsupportedAPI?.line == 4)
  }
}

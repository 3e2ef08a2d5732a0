import Checking
import SwiftReading

/// All mutants of a solution: each operator at each place where it applies.
///
/// Operators look at statements and tokens only, so that some mutants do not compile; those are found out
/// by compiling.
package struct Mutations {
  /// The mutants in the order of their lines, no two with the same text.
  package private(set) var mutants: [Mutant] = []
  let source: SwiftSource
  /// The names of the conditions that the text declares.
  let conditions: [String]
  private var known: Set<String>

  /// Derives the mutants of a text.
  ///
  /// - Parameter others: Texts that are no mutants, such as the other solutions.
  package init(_ source: SwiftSource, except others: [String] = []) {
    self.source = source
    known = Set(others + [source.text])
    conditions = source.tokens.indices.compactMap { index in
      source.isToken(index, "NSCondition") && source.isToken(index - 1, "=")
        ? source.token(index - 2)?.text : nil
    }
    addStatements()
    addLocks()
    addBranches()
    addSigns()
    addNumbers()
    addCalls()
    addClosures()
    mutants = Mutant.toldApart(mutants).sorted {
      ($0.line, $0.operation.rawValue, $0.code) < ($1.line, $1.operation.rawValue, $1.code)
    }
  }

  // MARK: What operators use

  /// Adds a mutant unless its text is known.
  ///
  /// - Parameter code: What the change is about; `nil` for the line as it is with the change.
  mutating func add(
    _ operation: MutationOperator, _ range: Range<Int>, _ replacement: String, code: String? = nil
  ) {
    let before = source.text(of: 0..<range.lowerBound)
    let after = source.text(of: range.upperBound..<source.text.utf8.count)
    let text = before + replacement + after
    guard known.insert(text).inserted else { return }
    let start = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let end = after.prefix { $0 != "\n" }
    mutants.append(
      Mutant(
        operation: operation, line: source.line(at: range.lowerBound),
        whole: code ?? start + replacement + end, text: text))
  }

  var statements: [SourceOutline.Statement] { source.outline.statements }

  /// The statements of a list, in order.
  func statements(in block: Int) -> [SourceOutline.Statement] {
    statements.filter { $0.block == block }
  }

  /// The list whose first statement is the first code after a brace.
  func block(afterBrace index: Int) -> Int? {
    guard let end = closing(index) else { return nil }
    let inside = source.tokens[index].range.upperBound..<source.tokens[end].range.lowerBound
    return source.outline.blocks.firstIndex {
      $0.range.lowerBound >= inside.lowerBound && $0.range.upperBound <= inside.upperBound
    }
  }

  /// The index of the first token of a place.
  func token(at offset: Int) -> Int? {
    source.tokens.firstIndex { $0.range.lowerBound >= offset }
  }

  /// The bracket that closes the one at an index.
  func closing(_ index: Int) -> Int? {
    var open = 0
    guard ["{", "(", "["].contains(source.tokens[index].text) else { return nil }
    for place in index..<source.tokens.count {
      let text = source.tokens[place].text
      if ["{", "(", "["].contains(text) { open += 1 }
      if ["}", ")", "]"].contains(text) { open -= 1 }
      if open == 0 { return place }
    }
    return nil
  }

  /// Where the expression begins whose last member, after a dot, is at an index.
  func chainStart(_ index: Int) -> Int {
    var place = index
    while place >= 2, source.isToken(place - 1, ".") {
      place -= 2
      while let bracket = opening(place), bracket > 0 { place = bracket - 1 }
    }
    return place
  }

  /// The bracket that the one at an index closes.
  private func opening(_ index: Int) -> Int? {
    guard [")", "]"].contains(source.tokens[index].text) else { return nil }
    return (0..<index).last { closing($0) == index }
  }

  /// Whether a statement only wakes who waits for a condition.
  func wakes(_ statement: SourceOutline.Statement) -> Bool {
    let code = text(statement).replacing("self.", with: "")
    return conditions.contains { ["\($0).signal()", "\($0).broadcast()"].contains(code) }
  }

  func text(_ statement: SourceOutline.Statement) -> String { source.text(of: statement.range) }

  func tokens(_ statement: SourceOutline.Statement) -> [SwiftToken] {
    source.tokens(in: statement.range)
  }
}

import Checking
import SwiftReading

extension Mutations {
  /// What only introduces a name, or ends a function: without it nothing compiles.
  private static let needed: Set<String> = [
    "let", "var", "func", "return", "class", "struct", "init", "print",
  ]
  /// After these the rest of a list is not reached.
  private static let leaving: Set<String> = ["return", "throw", "break", "continue"]
  /// Words of statements whose place among others matters.
  private static let ordering: Set<String> = [
    "lock", "unlock", "withLock", "wait", "signal", "broadcast", "enter", "leave", "notify",
    "async", "sync", "resume", "cancel", "yield", "finish", "start", "await", "addOperation",
    "addTask",
    "addDependency", "willChangeValue", "didChangeValue", "concurrentPerform", "perform", "load",
    "store", "exchange", "compareExchange", "add", "wrappingAdd", "guard", "if", "while", "for",
  ]

  /// Leaves each statement out, and swaps each with the next one.
  mutating func addStatements() {
    for block in source.outline.blocks.indices {
      let list = statements(in: block)
      for statement in list {
        guard let first = tokens(statement).first?.text, !Self.needed.contains(first),
          !isUnheard(statement)
        else { continue }
        add(.leaveOut, statement.range, "", code: text(statement))
      }
      for (statement, next) in zip(list, list.dropFirst()) where isOrdered(statement, next) {
        let between = source.text(of: statement.range.upperBound..<next.range.lowerBound)
        add(
          .swap, statement.range.lowerBound..<next.range.upperBound,
          text(next) + between + text(statement), code: "\(text(next)); \(text(statement))")
      }
    }
  }

  private func isOrdered(
    _ statement: SourceOutline.Statement, _ next: SourceOutline.Statement
  ) -> Bool {
    guard let first = tokens(statement).first?.text, let second = tokens(next).first?.text,
      first != "defer", second != "defer", !Self.leaving.contains(second),
      !looksTheSame(statement, next)
    else { return false }
    return (tokens(statement) + tokens(next)).contains { Self.ordering.contains($0.text) }
  }

  /// What depends on a condition, a loop's repetition or a scope's end.
  mutating func addBranches() {
    for statement in statements {
      let tokens = tokens(statement)
      guard let first = tokens.first, let start = token(at: first.range.lowerBound) else {
        continue
      }
      switch first.text {
      case "while": add(.ifForWhile, first.range, "if")
      case "defer":
        if source.isToken(start + 1, "{"), let body = body(start + 1) {
          add(.atOnce, statement.range, body, code: text(statement))
        }
      case "if":
        guard !tokens.contains(where: { $0.is("let") || $0.is("else") || $0.is("case") }),
          let brace = braceOfBranch(after: start), let body = body(brace)
        else { continue }
        add(.always, statement.range, body, code: text(statement))
      default: break
      }
    }
  }

  private func braceOfBranch(after index: Int) -> Int? {
    var place = index + 1
    while let token = source.token(place), !token.is("{") {
      place = (["(", "["].contains(token.text) ? closing(place) ?? place : place) + 1
    }
    return source.token(place) == nil ? nil : place
  }

  /// The code between the braces that begin at an index.
  func body(_ brace: Int) -> String? {
    block(afterBrace: brace).map { source.text(of: source.outline.blocks[$0].range) }
  }
}

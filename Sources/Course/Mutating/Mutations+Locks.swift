import Checking
import SwiftReading

extension Mutations {
  private static let holding: Set<String> = ["withLock", "sync", "async", "withLockIfAvailable"]

  /// Takes code out of what protects it, and lets go of a lock in the middle.
  mutating func addLocks() {
    for index in source.tokens.indices
    where Self.holding.contains(source.tokens[index].text) && source.isToken(index - 1, ".") {
      addProtected(index)
    }
    for block in source.outline.blocks.indices { addGaps(block) }
  }

  /// `X.withLock { … }`, also with arguments before the brace.
  private mutating func addProtected(_ index: Int) {
    var brace = index + 1
    if source.isToken(brace, "("), let end = closing(brace) { brace = end + 1 }
    guard source.isToken(brace, "{"), let end = closing(brace), let block = block(afterBrace: brace)
    else { return }
    let start = chainStart(index)
    let range = source.tokens[start].range.lowerBound..<source.tokens[end].range.upperBound
    let inside = statements(in: block)
    let isStatement = statements.contains { $0.range == range }
    guard let first = inside.first, let last = inside.last else { return }
    let body = source.text(of: source.outline.blocks[block].range)
    if isStatement || inside.count == 1 { add(.withoutLock, range, body, code: body) }
    guard isStatement, inside.count > 1 else { return }
    let call = source.text(of: range.lowerBound..<first.range.lowerBound)
    let rest = source.text(of: inside[1].range.lowerBound..<range.upperBound)
    add(.outsideLock, range, "\(text(first))\n\(call)\(rest)", code: text(first))
    // Who is woken after the lock is free has nothing to wait for.
    if wakes(last) { return addGaps(in: inside[...], index, start) }
    let beginning = source.text(of: range.lowerBound..<inside[inside.count - 2].range.upperBound)
    add(.outsideLock, range, "\(beginning) }\n\(text(last))", code: text(last))
    addGaps(in: inside[...], index, start)
  }

  private mutating func addGaps(
    in held: ArraySlice<SourceOutline.Statement>, _ index: Int, _ start: Int
  ) {
    guard source.tokens[index].text == "withLock" else { return }
    let holder = source.tokens[start].range.lowerBound..<source.tokens[index - 1].range.lowerBound
    addGaps(in: held, of: source.text(of: holder))
  }

  /// `X.lock()`, then statements until `X.unlock()` or the end of the list.
  private mutating func addGaps(_ block: Int) {
    let list = statements(in: block)
    for (number, statement) in list.enumerated() {
      let code = text(statement)
      guard code.hasSuffix(".lock()"), tokens(statement).count(where: { $0.is("(") }) == 1 else {
        continue
      }
      let holder = String(code.dropLast(".lock()".count))
      let held = list[(number + 1)...].prefix { text($0) != "\(holder).unlock()" }
      addGaps(in: held.drop { tokens($0).first?.text == "defer" }, of: holder)
    }
  }

  /// Whether a statement ends a function without another look at what the lock protects.
  private func returnsConstant(_ statement: SourceOutline.Statement) -> Bool {
    let words = tokens(statement).filter { $0.kind == .word || $0.kind == .quotedWord }
    return words.allSatisfy { ["return", "true", "false", "nil"].contains($0.text) }
  }

  private mutating func addGaps(in held: ArraySlice<SourceOutline.Statement>, of holder: String) {
    for (statement, next) in zip(held, held.dropFirst())
    where !wakes(next) && !returnsConstant(next) {
      add(
        .betweenLocks, next.range.lowerBound..<next.range.lowerBound,
        "\(holder).unlock(); \(holder).lock(); ",
        code: "\(text(statement)); \(holder).unlock(); \(holder).lock(); \(text(next))")
    }
  }
}

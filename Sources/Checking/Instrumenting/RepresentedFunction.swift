/// A function's definition in LLVM's language: its first line, and where its body ends.
///
///     define linkonce_odr hidden ptr @"$s4main5ThreeVWOc"(ptr %0, ptr %1) #10 !dbg !485 {
struct RepresentedFunction {
  /// Its symbol.
  let name: String
  /// Where the reference to its attributes stands, if it has one: `#10`.
  let attributes: Range<Int>?
  /// The number of its attributes.
  let group: Int?
  /// From the first line's start to the brace behind its last.
  let range: Range<Int>

  /// - Parameters:
  ///   - start: Where `define` stands.
  ///   - brace: Where the brace stands that ends its body.
  /// - Throws: ``ToolError`` for a line that is written in some other way.
  init(_ text: RepresentationText, from start: Int, to brace: Int) throws {
    let end = text.endOfLine(start)
    func fail(_ what: String) -> ToolError {
      .misunderstood(tool: "swift-frontend", what: "\(what): \(text.text(start..<end))")
    }
    guard text.has("{", at: end - 1) else { throw fail("a definition without a body") }
    // Values have names in a body whose first block has one; without them no call tells what it is for.
    guard text.has("entry:", at: end + 1) else { throw fail("a body without names") }
    guard let at = text.find("@", in: start..<end) else { throw fail("no name") }
    let isQuoted = text.has("\"", at: at + 1)
    let first = at + (isQuoted ? 2 : 1)
    guard
      let last = isQuoted
        ? text.find("\"", in: first..<end) : text.find("(", in: first..<end)
    else { throw fail("no end of a name") }
    name = text.text(first..<last)
    let open = last + (isQuoted ? 1 : 0)
    guard text.has("(", at: open), let close = Self.closing(text, open, end) else {
      throw fail("no list of parameters")
    }
    attributes = try Self.attributes(text, close + 1, end).map { found in
      guard found.count > 1 else { throw fail("attributes without a number") }
      return found
    }
    group = attributes.flatMap { Int(text.text($0.dropFirst().startIndex..<$0.upperBound)) }
    guard brace > end else { throw fail("a body without an end") }
    range = start..<brace
  }

  /// Where the parenthesis closes that opens at a place: outside of quotes.
  private static func closing(_ text: RepresentationText, _ open: Int, _ end: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    for place in open..<end {
      switch text[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// The first `#` and its number behind the parameters.
  private static func attributes(
    _ text: RepresentationText, _ start: Int, _ end: Int
  ) -> Range<Int>? {
    guard let mark = text.find(" #", in: start..<end) else { return nil }
    return mark + 1..<text.pastDigits(mark + 2)
  }
}

/// Lines for accesses that have none in LLVM's language.
///
/// What reads the value of `let seen = counter` belongs to line 0 there. It does stand in the scope of the
/// declared name, before anything else does, or in one of the expression next to it: there the scope's own line
/// is meant. (A scope that a brace opens says nothing about the line.) Elsewhere that of what comes next is meant:
/// `print(holder.value)` reads the value, copies it, and calls a function, which has a line.
struct RepresentedLines {
  let text: RepresentationText
  /// A scope in a function: what it lies in, and where it begins.
  struct Scope {
    let outer: Int
    let line: Int
    /// The line and the column, as they are written.
    let place: String
  }

  private(set) var scopes: [Int: Scope] = [:]
  /// The scopes in which names are declared, as the scope that they lie in and the line.
  private var declarations: Set<[Int]> = []
  /// The locations where scopes begin, by the scope, as far as something has that place.
  private(set) var beginnings: [Int: Int] = [:]
  /// The scopes of locations without a line, by the number of the location.
  private(set) var scopesOfUnknown: [Int: Int] = [:]
  /// The lines and scopes of locations, by the number of the location, as far as both are known.
  private var located: [Int: (line: Int, scope: Int)] = [:]
  /// Where something in a scope first stands on another line than the scope, by the scope; found when first asked for.
  private lazy var continuations = continued()
  /// The number of the next new location.
  private var next = 0
  /// The locations that were added where scopes begin.
  private var found: [Int: Int] = [:]
  /// The new locations, as text to be added.
  private(set) var added = ""

  init(_ text: RepresentationText) {
    self.text = text
    for mark in text.all("= !DILocation(line: 0, scope: !") {
      let scope = mark + "= !DILocation(line: 0, scope: !".utf8.count
      guard let location = number(ofLine: mark) else { continue }
      scopesOfUnknown[location] = number(at: scope)
    }
    for mark in text.all("!DILexicalBlock(") {
      let end = text.endOfLine(mark)
      let outer = mark + "!DILexicalBlock(scope: !".utf8.count
      guard let scope = number(ofLine: mark), let line = text.find("line: ", in: mark..<end),
        let close = text.find(")", in: line..<end), let outer = number(at: outer),
        let first = number(at: line + "line: ".utf8.count), first > 0
      else { continue }
      scopes[scope] = Scope(outer: outer, line: first, place: text.text(line..<close))
    }
    for mark in text.all("!DILocation(line: ") where !text.has("0,", at: mark + 18) {
      guard let location = number(ofLine: mark), let line = number(at: mark + 18),
        let place = text.find("scope: !", in: mark..<text.endOfLine(mark)),
        let number = number(at: place + "scope: !".utf8.count), let scope = scopes[number]
      else { continue }
      located[location] = (line, number)
      // Where a scope begins, nothing but the name that it is for has its place.
      let start = mark + "!DILocation(".utf8.count
      guard text.text(start..<place) == scope.place + ", " else { continue }
      declarations.insert([scope.outer, scope.line])
      beginnings[number] = location
    }
    // A tuple's names do not stand where their scope begins.
    for mark in text.all("#dbg_declare(") {
      guard let place = text.find("!DIExpression(", in: mark..<text.endOfLine(mark)),
        let last = text.find(", !", in: place..<text.endOfLine(mark)),
        let name = number(at: last + 3).flatMap({ located[$0] }), let scope = scopes[name.scope]
      else { continue }
      declarations.insert([scope.outer, scope.line])
    }
    // Nodes stand in the order of their numbers.
    if let last = text.all("\n!").last(where: { number(at: $0 + 2) != nil }) {
      next = (number(at: last + 2) ?? 0) + 1
    }
  }

  /// What is to be written instead of an instruction's location, and where that stands.
  ///
  /// - Parameter line: The instruction's line in the text.
  mutating func edit(in line: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let mark = text.find("!dbg !", in: line) else { return nil }
    let start = mark + "!dbg !".utf8.count
    guard let location = number(at: start), let number = scopesOfUnknown[location] else {
      return nil
    }
    guard let scope = scopes[number], declarations.contains([scope.outer, scope.line]),
      line.lowerBound < continuations[number] ?? .max
    else { return editBesideOthers(in: line) }
    return (start..<text.pastDigits(start), "\(self.location(atStartOf: number, scope))")
  }

  private func continued() -> [Int: Int] {
    var first: [Int: Int] = [:]
    var isSeen: Set<Int> = []
    for mark in text.all("!dbg !") {
      guard let location = number(at: mark + "!dbg !".utf8.count),
        isSeen.insert(location).inserted, let place = located[location]
      else { continue }
      for scope in scopesAround(place.scope)
      where first[scope] == nil && scopes[scope]?.line != place.line { first[scope] = mark }
    }
    return first
  }

  /// The number of a location where a scope begins.
  mutating func location(atStartOf number: Int, _ scope: Scope) -> Int {
    if let known = found[number] { return known }
    defer { next += 1 }
    found[number] = next
    added += "\n!\(next) = !DILocation(\(scope.place), scope: !\(number))\n"
    return next
  }

  /// The number of an instruction's location.
  ///
  /// Where it has no line, such as the call that looks up a key path's end, that is the one of what comes next in its
  /// block, or else of what comes before it.
  ///
  /// - Parameter line: The instruction's line in the text.
  /// - Returns: `nil` for an instruction without a location.
  func location(of line: Range<Int>) -> Int? {
    guard let own = written(in: line) else { return nil }
    if scopesOfUnknown[own] == nil { return own }
    return neighbour(of: line) { $0.upperBound + 1 } ?? neighbour(of: line) { $0.lowerBound - 1 }
      ?? own
  }

  /// What is to be written instead of the location of an instruction without a line, and where that stands.
  ///
  /// - Parameter line: The instruction's line in the text.
  func editBesideOthers(in line: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let mark = text.find("!dbg !", in: line), let location = location(of: line) else {
      return nil
    }
    let start = mark + "!dbg !".utf8.count
    return location == number(at: start) ? nil : (start..<text.pastDigits(start), "\(location)")
  }

  /// The location that is written at an instruction.
  private func written(in line: Range<Int>) -> Int? {
    text.find("!dbg !", in: line).flatMap { number(at: $0 + "!dbg !".utf8.count) }
  }

  /// The first location with a line that is found one way from a line of the text, in the same block.
  func neighbour(of line: Range<Int>, towards next: (Range<Int>) -> Int) -> Int? {
    var line = line
    while true {
      let place = next(line)
      guard place >= 0, place < text.count else { return nil }
      line = text.startOfLine(place)..<text.endOfLine(place)
      guard text.has("  ", at: line.lowerBound) else { return nil }
      if let location = written(in: line), scopesOfUnknown[location] == nil { return location }
    }
  }

  /// The number of the node that a line defines.
  private func number(ofLine place: Int) -> Int? {
    let start = text.startOfLine(place)
    return text.has("!", at: start) ? number(at: start + 1) : nil
  }

  func number(at place: Int) -> Int? { Int(text.text(place..<text.pastDigits(place))) }
}

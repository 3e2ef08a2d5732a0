/// Declarations at the top level.
extension RepresentedLines {
  /// What is to be written instead of the location of what a declaration at the top level reads, and where that stands.
  ///
  /// The names are global: the reading stands in the scope of what comes before it. All that comes behind the names
  /// stands in a scope that begins at the declaration.
  ///
  /// - Parameters:
  ///   - line: The instruction's line in the text.
  ///   - end: The end of the function.
  mutating func editAtTopLevel(in line: Range<Int>, until end: Int)
    -> (range: Range<Int>, text: String)?
  {
    guard let mark = text.find("!dbg !", in: line) else { return nil }
    let start = mark + "!dbg !".utf8.count
    guard let location = number(at: start), let earlier = scopesOfUnknown[location],
      let next = nextLocated(after: line, until: end),
      let (number, scope) = declaration(around: next, after: earlier)
    else { return nil }
    return (start..<text.pastDigits(start), "\(self.location(atStartOf: number, scope))")
  }

  /// What is to be written instead of a location without a line that follows, in its block, what stands where its
  /// scope begins, and where that is.
  ///
  /// So it is where `let seen = counter.value` reads the value, once it has found the object.
  func editAfterBeginning(in line: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let mark = text.find("!dbg !", in: line) else { return nil }
    let start = mark + "!dbg !".utf8.count
    guard let scope = number(at: start).flatMap({ scopesOfUnknown[$0] }),
      let beginning = beginnings[scope],
      neighbour(of: line, towards: { $0.lowerBound - 1 }) == beginning
    else { return nil }
    return (start..<text.pastDigits(start), "\(beginning)")
  }

  /// What is to be written instead of a location without a line: that of what comes next in the function.
  ///
  /// So it is where a closure begins and asks for its actor: its own code comes next.
  func editFromNext(in line: Range<Int>, until end: Int) -> (range: Range<Int>, text: String)? {
    guard let mark = text.find("!dbg !", in: line) else { return nil }
    let start = mark + "!dbg !".utf8.count
    guard let location = number(at: start), scopesOfUnknown[location] != nil,
      let next = nextLocated(after: line, until: end)
    else { return nil }
    return (start..<text.pastDigits(start), "\(next)")
  }

  /// The first location behind a line that has a line of its own.
  private func nextLocated(after line: Range<Int>, until end: Int) -> Int? {
    var place = line.upperBound
    while let mark = text.find("!dbg !", in: place..<end) {
      place = mark + "!dbg !".utf8.count
      if let location = number(at: place), scopesOfUnknown[location] == nil { return location }
    }
    return nil
  }

  /// The outermost scope around a location that is not around another scope, if it is that of a declaration.
  ///
  /// Where a statement begins, something has its place.
  private func declaration(around location: Int, after earlier: Int) -> (Int, Scope)? {
    guard let node = text.find(made: "\n!\(location) = !DILocation(", in: 0..<text.count),
      let mark = text.find("scope: !", in: node + 1..<text.endOfLine(node + 1)),
      let own = number(at: mark + "scope: !".utf8.count)
    else { return nil }
    let around = Set(scopesAround(earlier))
    guard let number = scopesAround(own).last(where: { !around.contains($0) }),
      let scope = scopes[number], around.contains(scope.outer),
      text.find(made: "!DILocation(\(scope.place), scope: !\(number))", in: 0..<text.count) == nil
    else { return nil }
    return (number, scope)
  }

  /// A scope, and those that it lies in; the function comes last.
  func scopesAround(_ number: Int) -> [Int] {
    var all = [number]
    while let outer = scopes[all[all.count - 1]]?.outer { all.append(outer) }
    return all
  }
}

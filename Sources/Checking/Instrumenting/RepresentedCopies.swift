/// Finds the loads and stores that together read or write one value of several words.
///
/// Where a value is small the compiler does that word by word. All of it belongs to one place in the
/// program: the words after the first are marked, by what LLVM calls `volatile`, so that the explorer takes
/// them for more of the same access. Only what certainly lies in one variable is: where in doubt, words
/// stay accesses of their own.
struct RepresentedCopies {
  private let text: RepresentationText
  /// The addresses of which the parts belong to the value that is read or written at the moment.
  private var names: Set<String> = []
  /// What was read or written last: its line, and the location that it belongs to.
  private var last: (line: Range<Int>, location: String)?

  init(_ text: RepresentationText) { self.text = text }

  /// Where `volatile ` is to be inserted.
  ///
  /// - Parameters:
  ///   - mark: What every instruction has in it: `load `, or `store `.
  ///   - isTold: Whether a place is one in a function whose accesses are told.
  static func places(
    of mark: String, in text: RepresentationText, where isTold: (Int) -> Bool
  ) -> [Int] {
    var copies = RepresentedCopies(text)
    var found: [Int] = []
    for place in text.all(mark) where isTold(place) {
      let line = text.startOfLine(place + 1)..<text.endOfLine(place + 1)
      if copies.goesOn(at: line) { found.append(place + mark.utf8.count) }
    }
    return found
  }

  /// Whether an access continues with the value of the one before it.
  private mutating func goesOn(at line: Range<Int>) -> Bool {
    guard let location = location(of: line), let address = address(in: line) else {
      last = nil
      return false
    }
    defer { last = (line, location) }
    if let last, last.location == location, follow(from: last.line, to: line),
      names.contains(address)
    {
      return true
    }
    names = chain(to: address, before: line)
    return false
  }

  private func location(of line: Range<Int>) -> String? {
    guard let mark = text.find("!dbg !", in: line) else { return nil }
    return text.text(mark..<text.pastDigits(mark + 6))
  }

  /// The last address in a line: a name, or that of a global variable.
  private func address(in line: Range<Int>) -> String? {
    var found: Int?
    var start = line.lowerBound
    while let next = text.find(", ptr ", in: start..<line.upperBound) {
      (found, start) = (next + 6, next + 6)
    }
    guard let found, text[found] == UInt8(ascii: "%") || text[found] == UInt8(ascii: "@") else {
      return nil
    }
    var end = found
    while end < line.upperBound, text[end] != UInt8(ascii: ","), text[end] != UInt8(ascii: ")") {
      end += 1
    }
    return text.text(found..<end)
  }

  /// What a line gives a name to, if that is the address of a part.
  private func part(in line: Range<Int>) -> String? {
    guard text.has("  %", at: line.lowerBound),
      let mark = text.find(" = getelementptr ", in: line)
    else { return nil }
    return text.text(line.lowerBound + 2..<mark)
  }

  /// Takes in the parts between two accesses; `false` where something else lies there.
  private mutating func follow(from: Range<Int>, to: Range<Int>) -> Bool {
    var start = from.upperBound + 1
    while start < to.lowerBound {
      let line = start..<text.endOfLine(start)
      start = line.upperBound + 1
      if let part = part(in: line) {
        guard let whole = address(in: line) else { return false }
        if names.contains(whole) { names.insert(part) }
      } else if text.find("etain(ptr ", in: line) == nil {
        return false
      }
    }
    return true
  }

  /// An address and those that it is a part of, as they are found right before its first use: but not the
  /// outermost, which may be an object with several variables, unless that is a global variable.
  private func chain(to address: String, before line: Range<Int>) -> Set<String> {
    var names: Set = [address]
    var next = address
    var end = line.lowerBound - 1
    while end > 0 {
      let line = text.startOfLine(end)..<end
      guard let part = part(in: line) else { break }
      if part == next, let whole = self.address(in: line) {
        names.insert(part)
        next = whole
      }
      end = line.lowerBound - 1
    }
    if next.hasPrefix("@") { names.insert(next) }
    return next == address && !next.hasPrefix("@") ? [] : names
  }
}

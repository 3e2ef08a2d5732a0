extension InstrumentedRepresentation {
  /// Has those loads and stores told that the sanitizer's pass leaves out: it knows accesses of 1, 2, 4, 8 and 16 bytes.
  ///
  /// Vectors can be larger, and `Float80` has ten bytes. A value of several fields is mostly loaded field by field in
  /// the compiler's IR; where it is not, as in a comparison of optional enumerations, LLVM computes its size.
  mutating func tellOddSizes(in told: [Range<Int>]) throws {
    for place in text.all(" = load ") where told.cover(place) {
      try tell("__tsan_read_range", ofTypeAt: place + " = load ".utf8.count)
    }
    for place in text.all("\n  store ") where told.cover(place) {
      try tell("__tsan_write_range", ofTypeAt: place + "\n  store ".utf8.count)
    }
  }

  private mutating func tell(_ observer: String, ofTypeAt start: Int) throws {
    // Nearly all are of a type that is known.
    guard "<xi{[%".utf8.contains(text[start]) else { return }
    let line = text.startOfLine(start)..<text.endOfLine(start)
    guard let size = try size(ofTypeAt: start, in: line) else { return }
    guard let align = text.find(", align ", in: start..<line.upperBound),
      let address = address(in: start..<align)
    else { throw text.odd(line.lowerBound) }
    // A copy that only a debugger looks at.
    if address.hasSuffix(".debug") { return }
    var call = "  call void @\(observer)(ptr \(address), i64 \(size))"
    if let mark = text.find("!dbg !", in: line) {
      let digits = mark + "!dbg !".utf8.count
      let number = lines.edit(in: line)?.text ?? text.text(digits..<text.pastDigits(digits))
      call += ", !dbg !\(number)"
    }
    edits.append((line.lowerBound..<line.lowerBound, call + "\n"))
    declarations[observer] = "declare void @\(observer)(ptr, i64)"
  }

  /// The size of an odd type, as the IR writes a number.
  private func size(ofTypeAt start: Int, in line: Range<Int>) throws -> String? {
    let rest = text.text(start..<line.upperBound)
    if let bytes = Self.bytes(of: rest) {
      return [1, 2, 4, 8, 16].contains(bytes) ? nil : "\(bytes)"
    }
    guard "<{[%".utf8.contains(text[start]) else { return nil }
    guard let type = Self.type(of: rest) else { throw text.odd(line.lowerBound) }
    return "ptrtoint (ptr getelementptr (\(type), ptr null, i32 1) to i64)"
  }

  /// The type that a text begins with: a name, or what stands in brackets.
  private static func type(of text: String) -> Substring? {
    if text.hasPrefix("%") { return text.prefixMatch(of: /%[\w.$-]+|%"[^"]+"/)?.0 }
    var depth = 0
    for place in text.indices {
      if "<{[(".contains(text[place]) { depth += 1 }
      if ">}])".contains(text[place]) { depth -= 1 }
      if depth == 0 { return text[...place] }
    }
    return nil
  }

  /// What stands behind the last `ptr`, or behind the first if there is an expression of addresses.
  private func address(in range: Range<Int>) -> String? {
    let isExpression = text[range.upperBound - 1] == UInt8(ascii: ")")
    var found: Int?
    var start = range.lowerBound
    while found == nil || !isExpression,
      let next = text.find(", ptr ", in: start..<range.upperBound)
    {
      start = next + ", ptr ".utf8.count
      found = start
    }
    return found.map { text.text($0..<range.upperBound) }
  }

  /// How many bytes an access of a type touches.
  ///
  /// - Parameter text: What begins with the type.
  /// - Returns: `nil` for a type that is not of one size.
  package static func bytes(of text: String) -> Int? {
    if text.hasPrefix("x86_fp80") { return 10 }
    if text.hasPrefix("i"), let bits = Int(text.dropFirst().prefix { $0.isNumber }) {
      return (bits + 7) / 8
    }
    guard let vector = text.wholeMatch(of: /<(\d+) x (?:i(\d+)|(\w+))>.*/),
      let count = Int(vector.1)
    else { return nil }
    if let bits = vector.2.flatMap({ Int($0) }) { return (count * bits + 7) / 8 }
    let sizes = ["half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8]
    return vector.3.flatMap { sizes[String($0)] }.map { count * $0 }
  }
}

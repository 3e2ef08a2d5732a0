/// The basic blocks of a function in LLVM's language, and which lead to which.
///
///     14:                                               ; preds = %10
///       br label %10, !dbg !80
struct RepresentedBlocks {
  struct Block {
    /// What branches call it, without the percent sign.
    let name: String
    /// Its instructions, each a line of the text, in their order.
    fileprivate(set) var lines: [Range<Int>] = []
    /// The blocks that may come next.
    fileprivate(set) var next: [Int] = []
  }

  /// In the order of the text; the function begins with the first.
  let all: [Block]

  /// - Returns: `nil` for a branch to a block that is not there.
  init?(_ text: RepresentationText, of function: RepresentedFunction) {
    var blocks: [Block] = []
    var place = text.endOfLine(function.range.lowerBound) + 1
    while place < function.range.upperBound {
      let line = place..<text.endOfLine(place)
      place = line.upperBound + 1
      if text.has(" ", at: line.lowerBound) {
        if !blocks.isEmpty { blocks[blocks.count - 1].lines.append(line) }
      } else if let name = Self.label(text, line) {
        blocks.append(Block(name: name))
      }
    }
    let numbers = Dictionary(
      blocks.indices.map { (blocks[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in blocks.indices {
      for line in blocks[index].lines {
        for name in Self.targets(text, line) {
          guard let next = numbers[name] else { return nil }
          blocks[index].next.append(next)
        }
      }
    }
    all = blocks
  }

  private static func label(_ text: RepresentationText, _ line: Range<Int>) -> String? {
    guard let end = name(text, line.lowerBound, line.upperBound), text.has(":", at: end) else {
      return nil
    }
    return text.text(line.lowerBound..<end)
  }

  /// What a line branches to.
  private static func targets(_ text: RepresentationText, _ line: Range<Int>) -> [String] {
    var names: [String] = []
    var place = line.lowerBound
    while let mark = text.find("label %", in: place..<line.upperBound) {
      let start = mark + "label %".utf8.count
      guard let end = name(text, start, line.upperBound) else { return names }
      names.append(text.text(start..<end))
      place = end
    }
    return names
  }

  /// Where a name ends, which stands in quotes if it has other signs than these.
  private static func name(_ text: RepresentationText, _ start: Int, _ end: Int) -> Int? {
    if text.has("\"", at: start) {
      return text.find("\"", in: start + 1..<end).map { $0 + 1 }
    }
    var place = start
    while place < end, isOfName(text[place]) { place += 1 }
    return place > start ? place : nil
  }

  /// Whether a name that is not in quotes may have a byte.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "$": true
    default: false
    }
  }

  /// The blocks from which one is reached without the head of its loop, with both.
  ///
  /// - Returns: `nil` if the function's beginning is among them: then there is a way into the loop beside its head.
  func loop(from head: Int, to last: Int) -> Set<Int>? {
    var before: [[Int]] = Array(repeating: [], count: all.count)
    for (index, block) in all.enumerated() { for next in block.next { before[next].append(index) } }
    var found: Set<Int> = [head, last]
    var open = head == last ? [] : [last]
    while let block = open.popLast() {
      if block == 0 { return nil }
      open += before[block].filter { found.insert($0).inserted }
    }
    return found
  }
}

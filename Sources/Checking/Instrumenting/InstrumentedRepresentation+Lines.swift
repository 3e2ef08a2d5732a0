extension InstrumentedRepresentation {
  /// Gives what reads a line, if it has none.
  ///
  /// - Parameters:
  ///   - functions: The program's functions, but for those with the code of its top level.
  ///   - topLevel: The functions with the code of its top level.
  mutating func locateReads(in functions: [Range<Int>], _ topLevel: [Range<Int>]) {
    for mark in [" = load ", "@llvm.memcpy", "WOc\"(", "WOb\"("] {
      for place in text.all(mark) {
        let line = text.startOfLine(place)..<text.endOfLine(place)
        guard text.has("  ", at: line.lowerBound) else { continue }
        if functions.cover(place) {
          lines.edit(in: line).map { edits.append($0) }
        } else if let main = topLevel.first(where: { $0.contains(place) }) {
          let edit =
            lines.editAfterBeginning(in: line)
            ?? lines.editAtTopLevel(in: line, until: main.upperBound)
          edit.map { edits.append($0) }
        }
      }
    }
  }
}

extension InstrumentedRepresentation {
  /// Gives what reads a line, if it has none.
  ///
  /// - Parameters:
  ///   - functions: The program's functions, but for those with the code of its top level.
  ///   - topLevel: The functions with the code of its top level.
  mutating func locateReads(in functions: [Range<Int>], _ topLevel: [Range<Int>]) {
    // What has no line in a function that is called, such as one that copies a value, has that of the call.
    let copies = [
      "WOc\"(", "WOb\"(", "call ptr %InitializeWith", "call ptr %AssignWith",
      "_project_boxed_opaque_existential_", "_assign_boxed_opaque_existential_",
    ]
    for mark in [" = load ", "@llvm.memcpy"] + copies {
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
    for place in text.all("@swift_task_reportUnexpectedExecutor(") {
      let line = text.startOfLine(place)..<text.endOfLine(place)
      guard text.has("  ", at: line.lowerBound),
        let function = functions.first(where: { $0.contains(place) })
      else { continue }
      lines.editFromNext(in: line, until: function.upperBound).map { edits.append($0) }
    }
  }
}

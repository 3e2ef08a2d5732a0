extension InstrumentedRepresentation {
  /// Gives each trap the line of the expression that traps.
  ///
  /// The compiler makes a location without a line for it, in an artificial function whose name says what failed
  /// ("Swift runtime failure: arithmetic overflow"), inlined at the expression:
  ///
  ///     call void @llvm.trap(), !dbg !82
  ///     !82 = !DILocation(line: 0, scope: !83, inlinedAt: !80)
  mutating func locateTraps(in functions: [Range<Int>]) {
    let call = "call void @llvm.trap(), !dbg !"
    for place in text.all(call) where functions.cover(place) {
      let number = place + call.utf8.count
      let written = number..<text.pastDigits(number)
      guard let node = text.all("\n!\(text.text(written)) = !DILocation(line: 0, scope: !").first,
        let inlined = text.find("inlinedAt: !", in: node + 1..<text.endOfLine(node + 1))
      else { continue }
      let outer = inlined + "inlinedAt: !".utf8.count
      edits.append((written, text.text(outer..<text.pastDigits(outer))))
    }
  }
}

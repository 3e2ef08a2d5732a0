extension InstrumentedRepresentation {
  /// Gives each trap the line of the expression that traps, and has it say first which check fails.
  ///
  /// The compiler makes a location without a line for it, in an artificial function whose name says what failed,
  /// inlined at the expression:
  ///
  ///     call void @llvm.trap(), !dbg !82
  ///     !82 = !DILocation(line: 0, scope: !83, inlinedAt: !80)
  ///     !83 = distinct !DISubprogram(name: "Swift runtime failure: arithmetic overflow", …)
  ///
  /// The runtime says nothing of such a trap. What fails is told by a call before it, as two traps of one
  /// function may become one instruction.
  mutating func locateTraps(in functions: [Range<Int>]) {
    let call = "call void @llvm.trap(), !dbg !"
    let places = text.all(call).filter { functions.cover($0) }
    guard !places.isEmpty else { return }
    let locations = nodes(" = !DILocation(line: 0, scope: !")
    let failures = nodes(" = distinct !DISubprogram(name: \"\(Self.failure)")
    var texts: [String: String] = [:]
    for place in places {
      let number = place + call.utf8.count
      let written = number..<text.pastDigits(number)
      guard let scope = locations[text.text(written)],
        let inlined = text.find("inlinedAt: !", in: scope..<text.endOfLine(scope))
      else { continue }
      let outer = inlined + "inlinedAt: !".utf8.count
      let line = text.text(outer..<text.pastDigits(outer))
      edits.append((written, line))
      guard let named = failures[text.text(scope..<text.pastDigits(scope))],
        let reason = reason(at: named)
      else { continue }
      let name = texts[reason] ?? "interleave.trap.\(texts.count)"
      texts[reason] = name
      let told = "call void @\(Self.trapReason)(ptr @\(name)), !dbg !\(line)\n  "
      edits.append((place..<place, told))
      declarations[Self.trapReason] = "declare void @\(Self.trapReason)(ptr)"
      declarations[name] =
        "@\(name) = private constant [\(reason.utf8.count + 1) x i8] c\"\(reason)\\00\""
    }
  }

  private static let trapReason = "__tsan_trap_reason"
  private static let failure = "Swift runtime failure: "

  /// The nodes that are written in a way: behind these words, by the number before them.
  private func nodes(_ words: String) -> [String: Int] {
    var nodes: [String: Int] = [:]
    for place in text.all(words) {
      let start = text.startOfLine(place) + 1
      if text[start - 1] == 0x21, text.pastDigits(start) == place {
        nodes[text.text(start..<place)] = place + words.utf8.count
      }
    }
    return nodes
  }

  /// What fails: the name of an artificial function, of which the rest stands at a place.
  private func reason(at place: Int) -> String? {
    guard let end = text.find("\"", in: place..<text.endOfLine(place)) else { return nil }
    // What had to be escaped would have to be counted in another way.
    let words = text.text(place..<end)
    return words.isEmpty || words.contains("\\") ? nil : Self.failure + words
  }
}

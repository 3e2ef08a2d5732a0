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
    var texts: [String: String] = [:]
    for place in text.all(call) where functions.cover(place) {
      let number = place + call.utf8.count
      let written = number..<text.pastDigits(number)
      let start = "\n!\(text.text(written)) = !DILocation(line: 0, scope: !"
      guard let node = text.all(start).first,
        let inlined = text.find("inlinedAt: !", in: node + 1..<text.endOfLine(node + 1))
      else { continue }
      let outer = inlined + "inlinedAt: !".utf8.count
      let line = text.text(outer..<text.pastDigits(outer))
      edits.append((written, line))
      let scope = node + start.utf8.count
      guard let reason = failure(in: text.text(scope..<text.pastDigits(scope))) else { continue }
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

  /// What fails, by the name of an artificial function; `nil` for every other scope.
  private func failure(in scope: String) -> String? {
    let start = "\n!\(scope) = distinct !DISubprogram(name: \""
    guard let node = text.all(start).first else { return nil }
    let name = node + start.utf8.count
    guard text.has("Swift runtime failure: ", at: name) else { return nil }
    guard let end = text.find("\"", in: name..<text.endOfLine(name)) else { return nil }
    // What had to be escaped would have to be counted in another way.
    let words = text.text(name..<end)
    return words.isEmpty || words.contains("\\") ? nil : words
  }
}

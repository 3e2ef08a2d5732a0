extension InstrumentedRepresentation {
  /// Tells that a continuation is resumed before its result is put into a task that may be gone.
  mutating func announce(_ function: RepresentedFunction) throws {
    guard let call = text.find("@swift_continuation_", in: function.range) else { return }
    let first = text.endOfLine(function.range.lowerBound) + 1
    let task = text.find("(", in: call..<text.endOfLine(call)).map { $0 + "(ptr ".utf8.count }
    guard let task, text.has("ptr %", at: task - 4) else { throw text.odd(call) }
    let end = text.pastDigits(task + 1)
    let line = text.endOfLine(first)
    // Only what is handed in is known so soon.
    let isHandedIn = text.text(function.range.lowerBound..<first).contains(
      "ptr \(text.text(task..<end))")
    guard end > task + 1, isHandedIn else { throw text.odd(call) }
    edits.append(
      (
        line + 1..<line + 1,
        "  call void @\(Self.announcement)(ptr \(text.text(task..<end)))\n"
      ))
    announces = true
  }

  static let announcement = "__tsan_resume_continuation"
}

import Channel

/// Sees to it that a module in LLVM's language tells of every access of memory.
///
/// The sanitizer's pass instruments the functions that the compiler marks for it: those of the program.
/// It leaves out the compiler's own, which copy values on the program's behalf, and does not know what
/// the witness tables of types do. Here those that copy are marked, and a call is added before each call
/// of a value witness. A text that is written in another way than expected is a defect of this program,
/// never a gap: what is not understood is an error.
package struct InstrumentedRepresentation {
  let text: RepresentationText
  /// The attributes by their number: what stands between the braces.
  private let groups: [Int: String]
  var edits: [(range: Range<Int>, text: String)] = []
  /// For each number of attributes that are needed with the mark, the number that has it.
  private var marked: [Int: Int] = [:]
  /// The functions that are told of calls, with their declarations.
  var declarations: [String: String] = [:]
  var announces = false
  var lines: RepresentedLines

  /// Changes a module's text.
  ///
  /// - Parameters:
  ///   - exchangesWeakly: Whether the program itself asks for weak exchanges; the standard library's own, as
  ///     that of `add`, stand in loops.
  ///   - refersUnsafely: Whether it has references that do not keep an object, and do not notice its end.
  /// - Throws: ``ToolError`` for one that is written in another way than expected.
  package static func rewrite(
    _ bytes: inout [UInt8], exchangesWeakly: Bool = false, refersUnsafely: Bool = false
  ) throws {
    bytes.append(0)
    bytes = try bytes.withUnsafeBufferPointer { buffer in
      guard let text = RepresentationText(buffer) else {
        throw ToolError.misunderstood(tool: "swift-frontend", what: "a byte that is 0")
      }
      var module = try InstrumentedRepresentation(text)
      try module.findFunctions(exchangesWeakly, refersUnsafely)
      return module.edited(buffer.dropLast())
    }
  }

  private init(_ text: RepresentationText) throws {
    self.text = text
    lines = RepresentedLines(text)
    var groups: [Int: String] = [:]
    for mark in text.all("\nattributes #") {
      let start = mark + "\nattributes #".utf8.count
      let digits = text.pastDigits(start)
      let end = text.endOfLine(start)
      guard let number = Int(text.text(start..<digits)), text.has(" = { ", at: digits),
        text.has(" }", at: end - 2)
      else { throw text.odd(start) }
      groups[number] = text.text(digits + 5..<end - 2)
    }
    self.groups = groups
  }

  // MARK: Functions

  private mutating func findFunctions(_ exchangesWeakly: Bool, _ refersUnsafely: Bool) throws {
    let (starts, ends) = (text.all("\ndefine "), text.all("\n}\n"))
    guard starts.count == ends.count else {
      throw ToolError.misunderstood(
        tool: "swift-frontend", what: "\(starts.count) definitions, \(ends.count) ends")
    }
    let functions = try zip(starts, ends).map {
      try RepresentedFunction(text, from: $0 + 1, to: $1 + 1)
    }
    let deinitializers = ProgramDeinitializers(text, functions, countsAll: refersUnsafely)
    var told: [Range<Int>] = []
    var ofProgram: [RepresentedFunction] = []
    var (located, topLevel): ([Range<Int>], [Range<Int>]) = ([], [])
    for function in functions {
      let kind = CompilerFunction(function.name)
      let isMarked = try isMarked(function)
      if isMarked || kind == .copy { told.append(function.range) }
      if isMarked { ofProgram.append(function) }
      if ["main", "async_Main"].contains(function.name) {
        topLevel.append(function.range)
      } else if kind == nil {
        located.append(function.range)
      }
      if CompilerFunction.resumesContinuation(function.name) { try announce(function) }
      if kind == .copy || kind == .witness {
        try edit(function, telling: kind == .copy, section: CompilerFunction.section)
      }
      if deinitializers.contain(function) {
        told.append(function.range)
        try edit(function, telling: true, section: deinitializers.section)
      } else if deinitializers.areFollowed(by: function) {
        try edit(function, telling: false, section: deinitializers.section)
      }
    }
    let ofPointers = functions.filter { LibraryCall.isOfPointer($0.name) }.map(\.range)
    for witness in ValueWitness.allCases {
      try tell(
        witness.observer, witness.parameters, ofCalls: "%" + witness.name,
        in: witness.isToldEverywhere ? told : ofPointers)
    }
    for call in EnumTagCall.allCases {
      try tell(call.observer, call.parameters, ofCalls: "@" + call.rawValue, in: told)
    }
    locateReads(in: located, topLevel)
    for mark in [" = load ", "\n  store "] {
      for place in RepresentedCopies.places(
        of: mark, in: text, where: { located.cover($0) })
      {
        edits.append((place..<place, "volatile "))
      }
    }
    var calls = try LibraryCalls(text, lines, told: told, defined: functions.map(\.name))
    if exchangesWeakly { calls.observeWeakExchanges() }
    edits += calls.edits
    declarations.merge(calls.declarations) { $1 }
    try tellOddSizes(in: told)
    try tellExtremes(in: told)
    try joinUpdates(in: told)
    tellRounds(of: ofProgram)
    dropMarks(in: told)
    locateTraps(in: told)
    tellAnswers(in: functions)
    try checkTables()
  }

  private func isMarked(_ function: RepresentedFunction) throws -> Bool {
    guard let group = function.group else { return false }
    guard let attributes = groups[group] else { throw text.odd(function.range.lowerBound) }
    return Self.isMarked(attributes)
  }

  private static func isMarked(_ attributes: String) -> Bool {
    attributes.split(separator: " ").contains("sanitize_thread")
  }

  /// Has the accesses of a function told, and puts it into a section.
  private mutating func edit(
    _ function: RepresentedFunction, telling: Bool, section: String
  ) throws {
    guard let place = function.attributes, let group = function.group, let known = groups[group]
    else { throw text.odd(function.range.lowerBound) }
    let isMarked = Self.isMarked(known) || !telling
    let number =
      isMarked ? group : marked[group, default: 1 + marked.count + (groups.keys.max() ?? 0)]
    if !isMarked { marked[group] = number }
    edits.append((place, "#\(number) section \"\(section)\""))
  }

  // MARK: Value witnesses

  /// Adds a call before each call of a function, with the same arguments and the same line.
  ///
  /// - Parameter callee: What is called, but for digits behind it.
  private mutating func tell(
    _ observer: String, _ parameters: String, ofCalls callee: String, in told: [Range<Int>]
  ) throws {
    for place in text.all(callee) {
      let open = text.pastDigits(place + callee.utf8.count)
      guard text.has("(", at: open) else { continue }
      let line = text.startOfLine(place)..<text.endOfLine(place)
      guard told.cover(place) else { continue }
      guard text.has(" ", at: place - 1), text.has("  ", at: line.lowerBound),
        text.find("call ", in: line.lowerBound..<place) != nil
      else { throw text.odd(place) }
      let arguments =
        lines.edit(in: line).map {
          text.text(open..<$0.range.lowerBound) + $0.text
            + text.text($0.range.upperBound..<line.upperBound)
        } ?? text.text(open..<line.upperBound)
      let call = "  call void @\(observer)" + Self.withoutAttributes(arguments) + "\n"
      edits.append((line.lowerBound..<line.lowerBound, call))
      declarations[observer] = "declare void @\(observer)(\(parameters))"
    }
  }

  /// The arguments of a call and what follows them, but for what is known of the function that is called: a
  /// call of one that only reads would be left out, since nobody needs its result.
  private static func withoutAttributes(_ arguments: String) -> String {
    guard let close = arguments.lastIndex(of: ")") else { return arguments }
    let rest = arguments[arguments.index(after: close)...]
    guard rest.hasPrefix(" #") else { return arguments }
    return String(arguments[...close] + rest.dropFirst(2).drop { $0.isNumber })
  }

  /// Makes sure that whatever is loaded from a witness table has the name by which its call was found.
  private func checkTables() throws {
    for place in text.all(".valueWitnesses") {
      let digits = text.pastDigits(place + ".valueWitnesses".utf8.count)
      // A type with parameters has a name in quotes.
      let end = digits + (text.has("\"", at: digits) ? 1 : 0)
      if text.has(" = load ptr,", at: end) { continue }
      let line = text.startOfLine(place)
      if text.has(", align", at: end) {
        // What stands first in the table is loaded from its own address.
        guard text.find(" = load ptr, ptr ", in: line..<place) != nil,
          text.has("  %InitializeBufferWithCopyOfBuffer", at: line)
        else { throw text.odd(place) }
      } else if text.has(", i32 ", at: end) || text.has(", i64 ", at: end) {
        try checkEntry(at: line, number: end + 6)
      } else {
        throw text.odd(place)
      }
    }
  }

  /// - Parameters:
  ///   - line: Where the address of an entry is made.
  ///   - start: Where its number stands.
  private func checkEntry(at line: Int, number start: Int) throws {
    let end = text.pastDigits(start)
    // The table as a structure: a size or a flag. The compiler calls none of its functions that way.
    if text.has(", i32 ", at: end) { return }
    guard let number = Int(text.text(start..<end)) else { throw text.odd(line) }
    if ValueWitness.sizesAndFlags.contains(number) { return }
    let next = text.endOfLine(line) + 1
    guard let witness = ValueWitness(rawValue: number),
      text.text(next..<next + 3 + witness.name.utf8.count) == "  %" + witness.name,
      text.has(" = load ptr,", at: text.pastDigits(next + 3 + witness.name.utf8.count))
    else { throw text.odd(next) }
  }

  // MARK: The new text

  private func edited(_ old: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var new: [UInt8] = []
    new.reserveCapacity(old.count + 128 * (edits.count + 16))
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      new += old[done..<edit.range.lowerBound]
      new += edit.text.utf8
      done = edit.range.upperBound
    }
    new += old[done...]
    for name in declarations.keys.sorted() { new += "\n\(declarations[name] ?? "")\n".utf8 }
    new += lines.added.utf8
    if announces { new += "\ndeclare void @\(Self.announcement)(ptr)\n".utf8 }
    for (group, number) in marked.sorted(by: { $0.value < $1.value }) {
      let others = (groups[group] ?? "").replacing(ProgramDeinitializers.mark, with: "")
      new += "\nattributes #\(number) = { sanitize_thread \(others) }\n".utf8
    }
    return new
  }
}

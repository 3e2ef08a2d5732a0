import Channel

/// Tells of what libraries do to memory of the program: before each call of a function that `LibraryCall`
/// knows stands one that tells of it, at the same line.
struct LibraryCalls {
  private let text: RepresentationText
  /// The parts of the text in which accesses are told.
  private let told: [Range<Int>]
  /// What is added, and where.
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  /// The functions that are told, with their declarations.
  private(set) var declarations: [String: String] = [:]

  /// Finds the calls.
  ///
  /// - Parameters:
  ///   - defined: The names of the functions that the module defines.
  /// - Throws: ``ToolError`` for a call that is written in another way than expected.
  init(_ text: RepresentationText, told: [Range<Int>], defined: [String]) throws {
    self.text = text
    self.told = told
    for name in declared() {
      if let call = LibraryCall(name.symbol) { try observe(call, name) }
    }
    for name in defined where Self.lendsBuffer(name) {
      for place in text.all("@\"\(name)\"(") { try observe(.unseen, at: place, named: name) }
    }
    for pattern in ["ptr @\"$sSwS", "ptr @\"$sSWS", "@swift_getWitnessTable(ptr @\"$sSr"] {
      for place in text.all(pattern) { try observe(.unseen, at: place, named: pattern) }
    }
    try observeProjections()
    if ObjectMethod.occur(where: { !text.all($0).isEmpty }) {
      try observeMethods()
      try observeGiven()
    }
  }

  /// Tells of each weak exchange.
  mutating func observeWeakExchanges() {
    for place in text.all(" = cmpxchg weak ") where told.cover(place) {
      add("assume", [("i32", "\(Assumed.strongExchange)")], before: place)
    }
  }

  /// The bits of `CExploration.h`.
  private enum Assumed {
    static let strongExchange = 1 << 1
    static let hashing = 1 << 4
  }

  /// Whether it finds out how a buffer is a collection, for generic code that will go through it.
  private static func lendsBuffer(_ name: String) -> Bool {
    name.hasSuffix("Wl") && ["$sSry", "$sSRy"].contains(where: name.hasPrefix)
  }

  // MARK: Functions by name

  private struct Name {
    var symbol: String
    /// As it is written.
    var text: String
  }

  /// The functions that the module takes from elsewhere.
  private func declared() -> [Name] {
    text.all("\ndeclare ").compactMap { start in
      let line = start + 1..<text.endOfLine(start + 1)
      guard let at = text.find("@", in: line) else { return nil }
      let isQuoted = text.has("\"", at: at + 1)
      let end =
        isQuoted
        ? text.find("\"", in: at + 2..<line.upperBound) : text.find("(", in: at..<line.upperBound)
      guard let end else { return nil }
      let symbol = text.text((isQuoted ? at + 2 : at + 1)..<end)
      return Name(symbol: symbol, text: isQuoted ? "@\"\(symbol)\"" : "@" + symbol)
    }
  }

  private mutating func observe(_ call: LibraryCall, _ name: Name) throws {
    for place in text.all(name.text + "(") {
      try observe(call, at: place, named: name.text)
    }
  }

  private mutating func observe(_ call: LibraryCall, at place: Int, named name: String) throws {
    guard told.cover(place), isCall(place) else { return }
    switch call {
    case .told(let observer):
      add(observer, try arguments(from: place + name.utf8.count, of: place), before: place)
    case .unseen: add("unseen", [], before: place)
    case .hashed: add("assume", [("i32", "\(Assumed.hashing)")], before: place)
    case .method:
      guard let object = self.object(at: place) else { return }
      add("method", [("ptr", name), ("ptr", object)], before: place)
    }
  }

  // MARK: Methods through a table

  /// Tells of each call of a method that is found in an object's table.
  private mutating func observeMethods() throws {
    for place in text.all("ptr swiftself %") where told.cover(place) && isCall(place) {
      let line = text.startOfLine(place)
      guard let open = text.find("(", in: line..<place), let object = object(at: place) else {
        continue
      }
      var start = open
      while text[start - 1] != UInt8(ascii: " ") { start -= 1 }
      guard text.has("%", at: start) else { continue }
      let observer = isVirtual(place, object) ? "virtualMethod" : "method"
      let arguments = [("ptr", text.text(start..<open)), ("ptr", object)]
      add(observer, arguments, before: place)
      observeEnd(of: place, arguments)
    }
  }

  /// Tells of the end of a modification, which is a call of what the beginning has returned.
  private mutating func observeEnd(of place: Int, _ arguments: [CallArguments.One]) {
    let line = text.startOfLine(place)
    guard let equals = text.find(" = call swiftcc { ptr, ptr } ", in: line..<place) else { return }
    let next = text.endOfLine(line) + 1
    let taken = text.text(next..<text.endOfLine(next))
    let returned = text.text(line + 2..<equals)
    let mark = taken.firstRange(of: " = extractvalue { ptr, ptr } \(returned), 0")
    guard let mark, let end = text.find("\n}", in: next..<text.count) else { return }
    let resumption = taken[..<mark.lowerBound].drop { $0 == " " } + "("
    var from = next
    while let call = text.find("call swiftcc void %", in: from..<end) {
      from = text.endOfLine(call)
      let called = text.text(call + "call swiftcc void ".utf8.count..<from)
      if called.hasPrefix(resumption) { add("methodEnds", arguments, before: call) }
    }
  }

  /// Whether what is called was found through the object: its first word was loaded just before.
  private func isVirtual(_ place: Int, _ object: String) -> Bool {
    let end = text.startOfLine(place)
    var start = end
    for _ in 0..<8 where start > 0 { start = text.startOfLine(start - 1) }
    return text.text(start..<end).contains(" = load ptr, ptr \(object), ")
  }

  // MARK: Objects that are given to libraries

  /// Tells of what a library gets that may be an object which changes: it may look at it.
  private mutating func observeGiven() throws {
    let elsewhere = Set(declared().map(\.symbol))
    for place in text.all("@\"$s") + text.all("@swift_dynamicCast(")
    where told.cover(place) && isCall(place) {
      let isQuoted = text.has("\"", at: place + 1)
      let start = place + (isQuoted ? 2 : 1)
      let line = start..<text.endOfLine(start)
      guard let end = isQuoted ? text.find("\"", in: line) : text.find("(", in: line) else {
        continue
      }
      let symbol = text.text(start..<end)
      let open = end + (isQuoted ? 1 : 0)
      guard text.has("(", at: open), elsewhere.contains(symbol) else { continue }
      if ObjectMethod.makes(symbol) { observeMade(place, as: "made") }
      if ObjectMethod.makesPerhaps(symbol) { observeMade(place, as: "madePerhaps") }
      for one in try arguments(from: open, of: place)
      where one.type == "ptr" && one.value.hasPrefix("%") {
        add("given", [one], before: place)
      }
    }
    // What is put into an existential.
    for place in text.all(" = getelementptr inbounds nuw %Any, ptr %") where told.cover(place) {
      let line = text.startOfLine(place)
      guard text.text(line..<text.endOfLine(line)).contains(", i32 0, i32 0") else { continue }
      let slot = text.text(line + 2..<place)
      let next = text.endOfLine(line) + 1
      let stored = text.text(next..<text.endOfLine(next))
      guard stored.hasPrefix("  store ptr %"), stored.contains(", ptr \(slot),") else { continue }
      let value = stored.dropFirst("  store ptr ".count).prefix { $0 != "," }
      add("given", [("ptr", String(value))], before: next)
    }
  }

  /// An object is made: the call that tells of it comes behind.
  private mutating func observeMade(_ place: Int, as observer: String) {
    let line = text.startOfLine(place)
    guard let equals = text.find(" = call swiftcc ptr ", in: line..<place) else { return }
    let result = text.text(line + 2..<equals)
    add(observer, [("ptr", result)], before: text.endOfLine(line) + 1)
  }

  /// The object that a method is called on.
  private func object(at place: Int) -> String? {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    guard let start = text.find("ptr swiftself %", in: line) else { return nil }
    let name = start + "ptr swiftself ".utf8.count
    var end = name + 1
    if text.has("\"", at: end) { end = (text.find("\"", in: end + 1..<line.upperBound) ?? end) + 1 }
    while ![UInt8(ascii: ","), UInt8(ascii: ")")].contains(text[end]), end < line.upperBound {
      end += 1
    }
    return text.text(name..<end)
  }

  // MARK: Key paths whose end is lent

  private mutating func observeProjections() throws {
    for function in [
      "swift_readAtKeyPath", "swift_modifyAtWritableKeyPath",
      "swift_modifyAtReferenceWritableKeyPath",
    ] {
      for place in text.all("@llvm.coro.prepare.retcon(ptr @\(function))") where told.cover(place) {
        let line = text.startOfLine(place)
        guard let equals = text.find(" = call ", in: line..<place) else { throw text.odd(place) }
        let name = " " + text.text(line + 2..<equals) + "("
        guard let call = text.all(name).first(where: { $0 > place }), isCall(call) else {
          throw text.odd(place)
        }
        let open = call + name.utf8.count - 1
        add("keyPathRead", try arguments(from: open, of: open), before: open)
      }
    }
  }

  // MARK: Lines

  private func isCall(_ place: Int) -> Bool {
    let line = text.startOfLine(place)
    return text.has("  ", at: line) && text.find("call ", in: line..<place) != nil
  }

  /// The arguments of a call, as another one gets them.
  private func arguments(from open: Int, of place: Int) throws -> [CallArguments.One] {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    let bytes = Array(text.text(line).utf8)
    guard let arguments = CallArguments(bytes, from: open - line.lowerBound) else {
      throw text.odd(place)
    }
    return arguments.all
  }

  /// Adds a call before the line of a place, as if it were part of it.
  private mutating func add(_ observer: String, _ arguments: [CallArguments.One], before place: Int)
  {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    let debug = text.find(", !dbg !", in: line).map { text.text($0..<text.pastDigits($0 + 8)) }
    let name = "__tsan_library_" + observer
    let list = arguments.map { "\($0.type) \($0.value)" }.joined(separator: ", ")
    let call = "  call void @\(name)(\(list))\(debug ?? "")\n"
    edits.append((line.lowerBound..<line.lowerBound, call))
    let types = arguments.map(\.type).joined(separator: ", ")
    declarations[name] = "declare void @\(name)(\(types))"
  }
}

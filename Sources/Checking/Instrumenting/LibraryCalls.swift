import Channel

/// Tells of what libraries do to memory of the program: before each call of a function that `LibraryCall`
/// knows stands one that tells of it, at the same line.
struct LibraryCalls {
  let text: RepresentationText
  /// The parts of the text in which accesses are told.
  let told: [Range<Int>]
  /// The functions that the module takes from elsewhere.
  let names: [Name]
  private let lines: RepresentedLines
  /// What is added, and where.
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  /// The functions that are told, with their declarations.
  private(set) var declarations: [String: String] = [:]

  /// Finds the calls.
  ///
  /// - Parameters:
  ///   - defined: The names of the functions that the module defines.
  /// - Throws: ``ToolError`` for a call that is written in another way than expected.
  init(
    _ text: RepresentationText, _ lines: RepresentedLines, told: [Range<Int>], defined: [String]
  ) throws {
    self.text = text
    self.lines = lines
    self.told = told
    names = Self.names(declaredIn: text)
    for name in names {
      if let call = LibraryCall(name.symbol, takesPointer: name.takesPointer) {
        try observe(call, name)
      }
    }
    for name in defined where LentBuffer.isLent(byWitness: name) {
      for place in text.all("@\"\(name)\"(")
      where !LentBuffer.isSliced(byCallAfter: place, in: text) {
        try observe(.lends, at: place, named: name)
      }
    }
    for pattern in LentBuffer.witnesses {
      for place in text.all(pattern) { try observe(.lends, at: place, named: pattern) }
    }
    let made = LentBuffer.instantiation
    for place in text.all(made) where LentBuffer.isLent(byTypeAt: place, in: text) {
      try observe(.lends, at: place, named: made)
    }
    for name in defined where HashedOrder.isLent(by: name) {
      for place in text.all("@\"\(name)\"(") where HashedOrder.matters(toCallAfter: place, in: text)
      {
        try observe(.hashed, at: place, named: name)
      }
    }
    try observeProjections()
    try observeBorrowed()
    try observeBoxes()
    try observeArraysAsPointers()
    let says = { !text.all($0).isEmpty }
    let haveObjects = ObjectMethod.occur(where: says)
    if haveObjects || ObjectMethod.touchMemory(where: says) { try observeMethods() }
    if haveObjects { try observeGiven() }
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
    static let machine = 1 << 5
  }

  // MARK: Functions by name

  struct Name {
    var symbol: String
    /// As it is written.
    var text: String
    /// Whether it is declared with a pointer among its parameters.
    var takesPointer: Bool
  }

  private static func names(declaredIn text: RepresentationText) -> [Name] {
    text.all("\ndeclare ").compactMap { start in
      let line = start + 1..<text.endOfLine(start + 1)
      guard let at = text.find("@", in: line) else { return nil }
      let isQuoted = text.has("\"", at: at + 1)
      let end =
        isQuoted
        ? text.find("\"", in: at + 2..<line.upperBound) : text.find("(", in: at..<line.upperBound)
      guard let end else { return nil }
      let symbol = text.text((isQuoted ? at + 2 : at + 1)..<end)
      return Name(
        symbol: symbol, text: isQuoted ? "@\"\(symbol)\"" : "@" + symbol,
        takesPointer: text.find("ptr", in: end..<line.upperBound) != nil)
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
    case .memory(let accesses):
      let given = try arguments(from: place + name.utf8.count, of: place)
      for access in accesses {
        guard let told = access.told(given) else { throw text.odd(place) }
        add(access.observer, told, before: place)
      }
    case .unseen: add("unseen", [], before: place)
    case .lends: add("lends", [], before: place)
    case .ofWorker: add("ofWorker", [], before: place)
    case .hashed: add("assume", [("i32", "\(Assumed.hashing)")], before: place)
    case .ofEnvironment: add("assume", [("i32", "\(Assumed.machine)")], before: place)
    case .method:
      guard let object = self.object(at: place) else { return }
      add("method", [("ptr", name), ("ptr", object)], before: place)
    }
  }

  // MARK: Key paths whose end is lent

  private mutating func observeProjections() throws {
    let functions = [
      ("swift_readAtKeyPath", "keyPathRead"), ("swift_modifyAtWritableKeyPath", "keyPathLend"),
      ("swift_modifyAtReferenceWritableKeyPath", "keyPathLend"),
    ]
    for (function, observer) in functions {
      for place in text.all("@llvm.coro.prepare.retcon(ptr @\(function))") where told.cover(place) {
        let line = text.startOfLine(place)
        guard let equals = text.find(" = call ", in: line..<place) else { throw text.odd(place) }
        let name = " " + text.text(line + 2..<equals) + "("
        guard let call = text.find(made: name, in: place..<text.count), isCall(call) else {
          throw text.odd(place)
        }
        let open = call + name.utf8.count - 1
        add(observer, try arguments(from: open, of: open), before: open)
      }
    }
  }

  // MARK: Lines

  func isCall(_ place: Int) -> Bool {
    let line = text.startOfLine(place)
    return text.has("  ", at: line) && text.find("call ", in: line..<place) != nil
  }

  /// The arguments of a call, as another one gets them.
  func arguments(from open: Int, of place: Int) throws -> [CallArguments.One] {
    try callArguments(from: open, of: place).all
  }

  /// The same, with what is said of them.
  func callArguments(from open: Int, of place: Int) throws -> CallArguments {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    let bytes = Array(text.text(line).utf8)
    guard let arguments = CallArguments(bytes, from: open - line.lowerBound) else {
      throw text.odd(place)
    }
    return arguments
  }

  /// Adds a call before the line of a place, as if it were part of it.
  mutating func add(_ observer: String, _ arguments: [CallArguments.One], before place: Int) {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    let debug = lines.location(of: line).map { ", !dbg !\($0)" }
    let name = "__tsan_library_" + observer
    let list = arguments.map { "\($0.type) \($0.value)" }.joined(separator: ", ")
    let call = "  call void @\(name)(\(list))\(debug ?? "")\n"
    edits.append((line.lowerBound..<line.lowerBound, call))
    let types = arguments.map(\.type).joined(separator: ", ")
    declarations[name] = "declare void @\(name)(\(types))"
  }
}

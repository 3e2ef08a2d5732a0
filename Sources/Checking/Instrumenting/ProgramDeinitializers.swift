import Channel

/// The deinitialisers that the program has itself: the compiler makes one for every other class, and marks
/// all of them as functions that the sanitizer is to skip.
///
/// What it makes has no line: all of its places in the file are line 0.
struct ProgramDeinitializers {
  /// The attribute with which the compiler turns the sanitizer off.
  static let mark = "\"sanitize_thread_no_checking_at_run_time\""

  private var names: Set<String> = []
  private var endings: Set<String> = []
  /// The section for all of them.
  let section: String

  /// - Parameters:
  ///   - functions: All functions of the text.
  ///   - countsAll: Whether the ends of all objects matter: those of classes without one, too.
  init(_ text: RepresentationText, _ functions: [RepresentedFunction], countsAll: Bool) {
    section = countsAll ? CompilerFunction.allEndings : CompilerFunction.endings
    let all = functions.filter { CompilerFunction.isDeinitializer($0.name) }
    let located = all.isEmpty ? [] : Self.locations(text)
    for function in all {
      if countsAll, let ending = CompilerFunction.ending(function.name) { endings.insert(ending) }
      guard Self.hasLine(text, function.range, located) else { continue }
      names.insert(function.name)
      if let ending = CompilerFunction.ending(function.name) { endings.insert(ending) }
    }
  }

  /// Whether a function is one of them.
  func contain(_ function: RepresentedFunction) -> Bool { names.contains(function.name) }

  /// Whether a function ends objects of a class that has one.
  func areFollowed(by function: RepresentedFunction) -> Bool { endings.contains(function.name) }

  /// The numbers of the locations that have a line of the file.
  private static func locations(_ text: RepresentationText) -> Set<Int> {
    let words = " = !DILocation(line: "
    var found: Set<Int> = []
    for mark in text.all(words) where !text.has("0,", at: mark + words.utf8.count) {
      let number = text.startOfLine(mark) + 1
      if text[number - 1] == UInt8(ascii: "!"), text.pastDigits(number) == mark {
        Int(text.text(number..<mark)).map { _ = found.insert($0) }
      }
    }
    return found
  }

  /// Whether something in a body has a line of the file.
  private static func hasLine(
    _ text: RepresentationText, _ body: Range<Int>, _ located: Set<Int>
  ) -> Bool {
    var place = text.endOfLine(body.lowerBound)
    while let next = text.find(", !dbg !", in: place..<body.upperBound) {
      let digits = next + ", !dbg !".utf8.count
      place = text.pastDigits(digits)
      if let number = Int(text.text(digits..<place)), located.contains(number) { return true }
    }
    return false
  }
}

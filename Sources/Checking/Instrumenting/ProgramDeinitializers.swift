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
    for function in functions where CompilerFunction.isDeinitializer(function.name) {
      if countsAll, let ending = CompilerFunction.ending(function.name) { endings.insert(ending) }
      guard Self.hasLine(text, function.range) else { continue }
      names.insert(function.name)
      if let ending = CompilerFunction.ending(function.name) { endings.insert(ending) }
    }
  }

  /// Whether a function is one of them.
  func contain(_ function: RepresentedFunction) -> Bool { names.contains(function.name) }

  /// Whether a function ends objects of a class that has one.
  func areFollowed(by function: RepresentedFunction) -> Bool { endings.contains(function.name) }

  /// Whether something in a body has a line of the file.
  private static func hasLine(_ text: RepresentationText, _ body: Range<Int>) -> Bool {
    var known: Set<String> = []
    var place = text.endOfLine(body.lowerBound)
    while let next = text.find(", !dbg !", in: place..<body.upperBound) {
      let digits = next + ", !dbg !".utf8.count
      place = text.pastDigits(digits)
      let number = text.text(digits..<place)
      guard known.insert(number).inserted else { continue }
      for location in text.all("\n!\(number) = !DILocation(line: ") {
        let line = location + "\n!\(number) = !DILocation(line: ".utf8.count
        if !text.has("0,", at: line) { return true }
      }
    }
    return false
  }
}

import Exploration

/// What the symboliser says about the addresses in and after a piece of code.
///
/// A place is a return address: the call itself stands before it. What the compiler added itself has no line;
/// the code that it was added for follows.
struct Surroundings {
  /// Which addresses, in bytes from the last one of the call.
  static let steps: [UInt] = [0, 5, 9, 14, 20, 28, 40] + farSteps
  private static let farSteps: [UInt] = [60, 80, 100, 130, 160, 200]

  private let code: CodePlace
  /// A line of the symboliser's for each of the steps, which takes long to read: no more are than it needs.
  private let answers: ArraySlice<ArraySlice<UInt8>>

  init(_ code: CodePlace, answers: ArraySlice<ArraySlice<UInt8>>) {
    self.code = code
    self.answers = answers
  }

  /// The learner's place.
  ///
  /// - Parameter sources: The learner's files, those with longer paths first, each with the name that the compiler has
  ///   for it.
  func place(in sources: [(name: String, source: SwiftSource)]) -> Place? {
    let address = "0x" + String(code.offset, radix: 16)
    let call = answers.first.flatMap(SymbolizerAnswer.read)
    // What stands behind the function's end says nothing about it, unless the code is that of a
    // closure's beginning.
    func own(_ index: Int) -> SymbolizerAnswer? {
      let answer = index == answers.startIndex ? call : SymbolizerAnswer.read(answers[index])
      return answer.flatMap { $0.whole == call?.whole || $0.begins(at: address) ? $0 : nil }
    }
    // What comes behind an await begins with much that has no line.
    var beginsWithMuch = call?.whole == "async_Main"
    for index in answers.indices.dropLast(Self.farSteps.count) {
      guard let answer = own(index) else { continue }
      if let place = Self.place(of: answer, in: sources) { return place }
      beginsWithMuch = beginsWithMuch || answer.begins(at: address)
    }
    guard beginsWithMuch else { return nil }
    for index in answers.indices.suffix(Self.farSteps.count) {
      guard let answer = own(index), let place = Self.place(of: answer, in: sources) else {
        continue
      }
      return Self.declaration(before: place, in: sources) ?? place
    }
    return nil
  }

  /// At the top level of an asynchronous program, what a declaration reads has no line of its own: it
  /// stands right before the one that has.
  private static func declaration(
    before place: Place, in sources: [(name: String, source: SwiftSource)]
  ) -> Place? {
    guard place.function == "async_Main", place.line > 1,
      let source = sources.first(where: { $0.source.path == place.file })?.source,
      let code = source.code(atLine: place.line - 1),
      ["let ", "var "].contains(where: code.hasPrefix)
    else { return nil }
    return Place(
      file: place.file, line: place.line - 1, column: 1, function: place.function, code: code)
  }

  private static func place(
    of answer: SymbolizerAnswer, in sources: [(name: String, source: SwiftSource)]
  ) -> Place? {
    guard answer.Line > 0,
      let source = sources.first(where: { answer.isIn($0.name) })?.source
    else { return nil }
    return Place(
      file: source.path, line: answer.Line, column: answer.Column,
      function: answer.FunctionName.isEmpty ? nil : answer.FunctionName,
      code: source.code(atLine: answer.Line) ?? "")
  }
}

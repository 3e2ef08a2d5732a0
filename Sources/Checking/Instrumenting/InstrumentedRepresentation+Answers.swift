import Channel

extension InstrumentedRepresentation {
  /// Has calls whose result is used go to the function that answers (`CalledForAnswer`).
  mutating func tellAnswers(in functions: [RepresentedFunction]) {
    for (symbol, answering) in CalledForAnswer.functions {
      var declaration: Int?
      var isUsed = false
      for place in text.all("@\"\(symbol)\"") {
        let line = text.startOfLine(place)
        if text.has("declare ", at: line) {
          declaration = line
          continue
        }
        if isCallForNothing(at: place, in: functions) { continue }
        isUsed = true
        edits.append((place..<place + symbol.utf8.count + 3, "@\"\(answering)\""))
      }
      guard isUsed, let declaration else { continue }
      let words = text.text(declaration..<text.endOfLine(declaration))
      declarations[answering] = words.replacing(symbol, with: answering)
    }
  }

  /// Whether a function is called there, and nothing has to do with what it returns.
  ///
  /// Whatever else mentions it, as a reference to the function does, may use that.
  private func isCallForNothing(at place: Int, in functions: [RepresentedFunction]) -> Bool {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    guard let equals = text.find(" = ", in: line.lowerBound..<place),
      text.find("call ", in: equals..<place) != nil,
      let function = functions.first(where: { $0.range.contains(place) })?.range
    else { return false }
    let name = text.text(line.lowerBound + 2..<equals)
    let rest = text.text(line.upperBound..<function.upperBound)
    // "%1" also stands in "%12".
    return rest.ranges(of: name).allSatisfy {
      $0.upperBound < rest.endIndex && rest[$0.upperBound].isNumber
    }
  }
}

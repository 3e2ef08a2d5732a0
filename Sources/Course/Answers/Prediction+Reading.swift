/// Reading a prediction as what a program can print, where its form is another one and its meaning is plain.
extension Prediction {
  /// What the prediction says, in the form in which the program prints it.
  ///
  /// What is an outcome as it stands stays. Otherwise bullets, numbers of a list, quotes, and other signs between the
  /// words than slashes do not count if only one outcome has these words in this order; several outcomes on a line,
  /// with commas between them, count as several lines; and a line that begins with `#` is a comment.
  ///
  /// - Parameters:
  ///   - outcomes: Everything that can be printed.
  ///   - program: The code of the program.
  /// - Throws: ``AnswerFault`` for a word that neither the program nor what it prints has, and whose signs it does
  ///   not print: about its place among the others there is nothing to say.
  package func read(
    as outcomes: Set<PrintedLines>, of program: String
  ) throws(AnswerFault) -> Prediction {
    let form = PrintedForm(outcomes, of: program)
    var seen: Set<PrintedLines> = []
    var read: [Entry] = []
    for entry in entries {
      if form.isComment(entry.outcome) { continue }
      let meant = form.meaning(of: entry.outcome)
      if meant.isEmpty, let word = form.strangeWord(in: entry.outcome) {
        throw .neverPrinted(word, line: entry.line)
      }
      for outcome in meant.isEmpty ? [entry.outcome] : meant where seen.insert(outcome).inserted {
        read.append(Entry(outcome: outcome, line: entry.line))
      }
    }
    return Prediction(entries: read)
  }
}

/// What a program prints, and how else people may write it.
private struct PrintedForm {
  private let outcomes: Set<PrintedLines>
  private let byWords: [[String]: [PrintedLines]]
  private let characters: Set<Character>
  private let words: Set<String>

  init(_ outcomes: Set<PrintedLines>, of program: String) {
    self.outcomes = outcomes
    byWords = Dictionary(grouping: outcomes) { LooseWords.words($0.description) }
    characters = Set(outcomes.flatMap { $0.lines.joined() })
    let ofProgram = program.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    words = Set(byWords.keys.joined()).union(ofProgram)
  }

  /// Whether a line is a comment as in other languages.
  func isComment(_ line: PrintedLines) -> Bool {
    line.lines[0].hasPrefix("#") && !characters.contains("#")
  }

  /// The outcomes that a line means; none if it is not plain which.
  func meaning(of line: PrintedLines) -> [PrintedLines] {
    if outcomes.contains(line) { return [line] }
    let text = line.description
    let words = LooseWords.words(text)
    let sameWords = byWords[words] ?? LooseWords.numbered(words).flatMap { byWords[$0] } ?? []
    let listed = text.split { $0 == "," || $0 == ";" }.map { PrintedLines(answer: $0) }
      .filter { !$0.lines.isEmpty }
    let isList = !listed.isEmpty && listed.allSatisfy(outcomes.contains)
    switch (sameWords.count, isList) {
    case (0, true): return listed
    case (1, false): return sameWords
    case (1, true) where listed == sameWords: return listed
    default: return []
    }
  }

  /// A word of a line that the program cannot mean, if there is one.
  func strangeWord(in line: PrintedLines) -> String? {
    LooseWords.words(line.description).first { word in
      // A number that is not printed is a wrong result, and no other form.
      let signs = Int(word) != nil && word.first != "+" ? [] : word.filter { !$0.isASCIIDigit }
      return !words.contains(word) && !signs.allSatisfy(characters.contains)
    }
  }
}

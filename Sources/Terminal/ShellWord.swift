/// Words as a shell takes them, for commands that people copy.
package enum ShellWord {
  /// The word as it is typed: in quotation marks if anything in it means something to a shell.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./+:@%,=".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A whole command.
  package static func command(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }
}

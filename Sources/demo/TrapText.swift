import Foundation
import Patterns

/// The words for what becomes of a part that breaks a rule.
enum TrapText {
  /// What is shown of the end of a process.
  ///
  /// - Parameters:
  ///   - signal: The signal that ended the process.
  ///   - words: What the runtime said before, line by line.
  static func facts(signal: Int32, words: [String]) -> [Fact] {
    let end = "signal \(signal), \(String(cString: strsignal(signal)))"
    return [Fact(name: ended, value: end)]
      + facts(words: words.filter { $0.contains(fatal) })
  }

  /// What is shown of a process that the runtime did not end.
  ///
  /// - Parameter words: What the runtime said, line by line.
  static func facts(words: [String]) -> [Fact] {
    words.prefix(1).map { Fact(name: "the runtime said", value: message($0)) }
  }

  private static let ended = "the process was ended by"

  /// Whether a figure says how the process was ended.
  static func isEnd(_ fact: Fact) -> Bool { fact.name == ended }

  private static let fatal = "Fatal error: "

  /// The message without the file of the runtime in which it stands.
  private static func message(_ line: String) -> String {
    line.components(separatedBy: fatal).last ?? line
  }
}

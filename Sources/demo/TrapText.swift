import Foundation
import Patterns

/// The words for the end of a process that broke a rule.
enum TrapText {
  /// What is shown of the end.
  ///
  /// - Parameters:
  ///   - signal: The signal that ended the process.
  ///   - words: What the runtime said before, line by line.
  static func facts(signal: Int32, words: [String]) -> [Fact] {
    let end = "signal \(signal), \(String(cString: strsignal(signal)))"
    return [Fact(name: "the process was ended by", value: end)]
      + words.filter { $0.contains("Fatal error") }.prefix(1).map {
        Fact(name: "the runtime said", value: message($0))
      }
  }

  /// The message without the file of the runtime in which it stands.
  private static func message(_ line: String) -> String {
    line.components(separatedBy: "Fatal error: ").last ?? line
  }
}

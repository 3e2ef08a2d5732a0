import Terminal
import Timing

/// A form in which a comparison can be written; the option's help and errors take their list from here.
enum CompareFormat: String, CaseIterable {
  case text, markdown, json, junit

  /// The names of all forms.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The comparison in this form, ending in a line break.
  ///
  /// - Parameters:
  ///   - style: How the text for people is written.
  ///   - isGate: Whether text and JSON say what the gate came to.
  /// - Throws: `EncodingError` if a number is not finite.
  func text(
    of comparison: ReportComparison, style: TerminalStyle, isGate: Bool
  ) throws -> String {
    switch self {
    case .text: CompareText(comparison: comparison, style: style, isGate: isGate).text
    case .markdown: comparison.markdown
    case .json: try comparison.json(isGate: isGate)
    case .junit: comparison.junit
    }
  }
}

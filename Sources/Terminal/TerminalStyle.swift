import Foundation

/// How a terminal, a pipe or a file wants its text: with colour or not, in Unicode or ASCII, how wide.
package struct TerminalStyle: Sendable {
  /// A meaning that is shown in colour where there is any; the text must say it in words as well.
  package enum Ink: Int, Sendable {
    /// A heading.
    case bold = 1
    /// What is less important.
    case dim = 2
    /// Bad: a failure, slower.
    case red = 31
    /// Good: a pass, faster.
    case green = 32
    /// A warning.
    case yellow = 33
    /// A lane or task of its own.
    case blue = 34
    /// A lane or task of its own.
    case magenta = 35
    /// A lane or task of its own.
    case cyan = 36
  }

  /// Whether colour may be used.
  package var hasColour: Bool
  /// Whether characters outside ASCII may be used.
  package var hasUnicode: Bool
  /// The number of columns.
  package var width: Int
  /// Whether a person looks at it: then progress may be drawn over itself.
  package var isInteractive: Bool

  /// Makes a style from its parts.
  package init(hasColour: Bool, hasUnicode: Bool, width: Int, isInteractive: Bool = false) {
    self.hasColour = hasColour
    self.hasUnicode = hasUnicode
    self.width = width
    self.isInteractive = isInteractive
  }

  /// Finds out what a file descriptor wants.
  ///
  /// Colour is used only on a terminal, and not with `NO_COLOR` (https://no-color.org) or
  /// `TERM=dumb`. A pipe or file gets 80 columns of Unicode.
  ///
  /// - Parameters:
  ///   - descriptor: The open file, 1 for standard output and 2 for standard error.
  ///   - plain: The user asks for ASCII without colour.
  ///   - width: The width the user asks for.
  ///   - environment: The environment variables.
  package init(
    descriptor: Int32, plain: Bool = false, width: Int? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      isTerminal: isatty(descriptor) == 1, columns: TerminalStyle.columns(of: descriptor),
      plain: plain, width: width, environment: environment)
  }

  /// Finds out what is wanted from what is known of a file descriptor.
  package init(
    isTerminal: Bool, columns: Int?, plain: Bool, width: Int?, environment: [String: String]
  ) {
    let isDumb = environment["TERM"] == "dumb"
    let wantsNoColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    // A variable that is set but empty counts as not set: POSIX, Base Definitions, 8.2.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let isASCII = isTerminal && (locale == "C" || locale == "POSIX")
    self.init(
      hasColour: isTerminal && !plain && !isDumb && !wantsNoColour,
      hasUnicode: !plain && !isDumb && !isASCII,
      width: width ?? columns ?? 80,
      isInteractive: isTerminal && !isDumb)
  }

  /// The text in an ink, or as it is where there is no colour.
  package func paint(_ text: String, _ ink: Ink) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The number of a terminal's rows; `nil` for what is none.
  package static func rows(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

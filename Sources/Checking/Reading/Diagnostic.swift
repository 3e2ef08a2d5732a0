/// One thing that the compiler says about a file.
package struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is: "error", "warning" or "note".
  package let severity: String
  /// The file as the compiler calls it.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
  /// What it says.
  package let message: String

  /// The compiler's line.
  package var description: String { "\(path):\(line):\(column): \(severity): \(message)" }

  /// Finds the diagnostics in what the compiler wrote, in their order, each once.
  ///
  /// Lines of another form, such as the code that it shows, are left out.
  package static func all(in output: String) -> [Diagnostic] { all(in: output, repeated: false) }

  static func all(in output: String, repeated: Bool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let diagnostic = Diagnostic(line), repeated || !found.contains(diagnostic) else {
        continue
      }
      found.append(diagnostic)
    }
    return found
  }

  /// `path:line:column: severity: message`, where the path may hold colons.
  private init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.+)/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    (path, severity, message) = (String(match.1), String(match.4), String(match.5))
    (self.line, self.column) = (line, column)
  }
}

extension Diagnostic {
  /// What the models lack, if this is an error that only the models cause.
  ///
  /// For a file that compiles with the real modules and not with the models.
  package var unsupportedAPI: UnsupportedAPI? {
    guard severity == "error" else { return nil }
    let names = message.matches(of: /'([^']+)'/).map { String($0.1) }
    // "value of type 'Thread' has no member 'qualityOfService'", "cannot find 'x' in scope"
    let name =
      message.contains("has no member") && names.count >= 2
      ? "\(names[0]).\(names[1])" : names.first ?? message
    return UnsupportedAPI(
      name: name, path: path, line: line, reason: "the model has none that is used in this way")
  }
}

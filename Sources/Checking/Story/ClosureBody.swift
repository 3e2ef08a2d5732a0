/// The closure at the end of a line that is all on that line.
enum ClosureBody {
  private static let keywords: Set<Substring> = [
    "func", "init", "deinit", "subscript", "get", "set", "if", "else", "for", "while", "switch",
    "guard", "do", "defer", "catch", "repeat", "struct", "class", "enum", "actor", "extension",
    "var",
  ]

  /// - Returns: What stands between its braces, without its parameters; `nil` where there is no such closure.
  static func of(_ code: String) -> String? {
    let code = code.trimmingSpaces
    guard code.hasSuffix("}"), let open = code.firstIndex(of: "{") else { return nil }
    // A declaration's or a statement's body belongs to the line.
    let words = code[..<open].split { !$0.isLetter }
    guard keywords.isDisjoint(with: words) else { return nil }
    var body = String(code[code.index(after: open)...].dropLast()).trimmingSpaces
    if let parameters = body.prefixMatch(of: /[^{}"]*?\bin\s+/) {
      body = String(body[parameters.range.upperBound...])
    }
    return body.isEmpty ? nil : body
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

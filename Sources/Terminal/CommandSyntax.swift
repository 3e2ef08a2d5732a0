/// What a command understands: its words, its options and the text of its help.
package struct CommandSyntax: Sendable {
  /// One option of a command.
  package struct Option: Sendable {
    /// The name with its dashes, such as `--seed`.
    package let name: String
    /// What the value stands for in the help, such as `N`; `nil` for a switch without a value.
    package let value: String?
    /// Whether the option may be given without its value.
    package let isValueOptional: Bool
    /// One line for the help.
    package let help: String
    /// Whether the option may be given more than once.
    package let repeats: Bool

    /// Makes an option; without a `value` it is a switch.
    package init(_ name: String, _ value: String? = nil, repeats: Bool = false, help: String) {
      self.init(name, value, isValueOptional: false, repeats: repeats, help: help)
    }

    /// Makes an option with a value that may be left out.
    package init(_ name: String, optional value: String, help: String) {
      self.init(name, "[\(value)]", isValueOptional: true, repeats: false, help: help)
    }

    private init(
      _ name: String, _ value: String?, isValueOptional: Bool, repeats: Bool, help: String
    ) {
      self.name = name
      self.value = value
      self.isValueOptional = isValueOptional
      self.repeats = repeats
      self.help = help
    }
  }

  /// The command as it is typed, such as `demo`.
  package let name: String
  /// One line that says what the command is for.
  package let summary: String
  /// How the command is called, one form a line, without "swift run".
  package let usage: [String]
  /// The options; `--help` is always understood.
  package let options: [Option]
  /// What follows the options in the help: examples, the list of valid words.
  package let epilogue: String

  /// Makes the description of a command.
  package init(
    name: String, summary: String, usage: [String], options: [Option], epilogue: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.options = options + [Option("--help", help: "Show this help.")]
    self.epilogue = epilogue
  }

  /// The help text, ending in a line break.
  package var help: String {
    var lines = [summary, ""]
    for (index, form) in usage.enumerated() {
      lines.append((index == 0 ? "Usage: " : "       ") + "swift run " + form)
    }
    lines += ["", "Options:"]
    let titles = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = titles.map(\.count).max() ?? 0
    for (title, option) in zip(titles, options) {
      let indent = String(repeating: " ", count: width + 4)
      let text = TextLayout.wrap(option.help, width: 80 - width - 4)
      lines.append("  " + TextLayout.pad(title, to: width) + "  " + text[0])
      lines += text.dropFirst().map { indent + $0 }
    }
    if !epilogue.isEmpty { lines += ["", epilogue] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Takes a command line apart.
  ///
  /// `--name value` and `--name=value` mean the same; after `--` every word is an operand, and
  /// a single `-` is an operand or a value.
  ///
  /// - Parameter words: The arguments without the program's name.
  /// - Throws: ``UsageError`` for an unknown option, a missing, unwanted or repeated value.
  package func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments(syntax: self)
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      let typed = word == "-h" ? "--help" : word
      let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          unknown: "option", name, among: options.map(\.name),
          help: "'swift run \(self.name) --help' lists the options")
      }
      if arguments.values[name] != nil, !option.repeats, option.value != nil {
        throw UsageError("option \(name) is given twice")
      }
      try arguments.take(option, inline: parts.count > 1 ? String(parts[1]) : nil, from: &rest)
    }
    return arguments
  }
}

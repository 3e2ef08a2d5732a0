import Terminal
import Timing

/// What a person is told at the end, where one looks at it: where the report is, and what to type next.
struct BenchEnding {
  let command: BenchCommand

  /// The lines.
  var lines: [String] {
    let output = command.output
    let file = output.isStandardOutput ? nil : ShellWord.quoted(output.path)
    let own = command.own.map { ShellWord.quoted($0.file) + " " } ?? ""
    if let name = command.saved {
      return [
        "The report is saved as '\(name)'\(file.map { " and is in \($0)" } ?? ""). Look at it: "
          + "swift run compare \(name)",
        "After a change: swift run bench \(own)--like \(name) --save new && "
          + "swift run compare \(name) new",
      ]
    }
    if command.variants.sweep != nil {
      return [
        file.map { "The sweep is in \($0)." }
          ?? "To keep the sweep, write it to a file: --output sweep.json"
      ]
    }
    guard let file else {
      return ["To compare a later run with this one, measure with --save NAME."]
    }
    guard command.format == .json else {
      return ["The report is in \(file)."]
    }
    return [
      "The report is in \(file). Look at it: swift run compare \(file)",
      "After a change: swift run bench \(own)--like \(file) --output new.json && "
        + "swift run compare \(file) new.json",
    ]
  }

  /// Tells it.
  func tell() {
    guard TerminalStyle(descriptor: 2).isInteractive else { return }
    for line in lines { Console.note("bench: " + line) }
  }
}

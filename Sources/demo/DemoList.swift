import Patterns
import Terminal

/// The catalogue as `demo` shows it when it is given no pattern.
struct DemoList {
  let style: TerminalStyle

  /// The list as the documents have it.
  var markdown: String {
    var lines = ["| pattern | shows |", "|---|---|"]
    for chapter in Pattern.Chapter.allCases {
      lines.append("| **\(chapter.rawValue)** | |")
      for pattern in Catalogue.all where pattern.chapter == chapter {
        lines.append("| `\(pattern.name)` | \(pattern.summary) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var text: String {
    let column = (Catalogue.all.map(\.name.count).max() ?? 0) + 4
    var lines: [String] = []
    for chapter in Pattern.Chapter.allCases {
      lines.append(style.paint(chapter.rawValue, .bold))
      for pattern in Catalogue.all where pattern.chapter == chapter {
        let summary = TextLayout.wrap(
          ASCII.text(pattern.summary, in: style), width: max(20, style.width - column))
        lines.append("  " + TextLayout.pad(pattern.name, to: column - 2) + summary[0])
        lines += summary.dropFirst().map { TextLayout.pad("", to: column) + $0 }
      }
      lines.append("")
    }
    lines += [
      "Try:  swift run demo group          run, draw and time one pattern",
      "      swift run demo all            run them all",
      "      swift run demo --help         the options",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

import Channel
import Terminal

/// One thing that is wrong at a line, as compilers write it.
///
/// `FILE:LINE:COLUMN: error: TEXT`: editors show such a line where it belongs.
package struct ProblemLine: Sendable, Equatable, CustomStringConvertible {
  /// The line, without a line break in it.
  package let description: String

  /// - Parameters:
  ///   - place: Where it is.
  ///   - text: What is wrong, in sentences.
  ///   - file: The path of a place's file, from the folder in which the command runs.
  package init(
    _ place: Place, _ level: SARIF.Level, _ text: String, file: (String) -> String = { $0 }
  ) {
    let column = place.exactColumn.map { ":\($0)" } ?? ""
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    description =
      "\(file(place.file)):\(place.line)\(column): \(level.rawValue): \(words)".printable
  }

  /// A line for each place: the first has the problem's level, at the others it is a note.
  package static func all(
    at places: [Place], _ level: SARIF.Level, _ text: String, file: (String) -> String = { $0 }
  ) -> [ProblemLine] {
    var lines: [ProblemLine] = []
    for (index, place) in places.enumerated() {
      // Two accesses on one line are one place to an editor.
      guard !places[..<index].contains(where: { ($0.file, $0.line) == (place.file, place.line) })
      else { continue }
      lines.append(ProblemLine(place, index == 0 ? level : .note, text, file: file))
    }
    return lines
  }
}

extension Verdict {
  /// What is wrong, a line for each place of each finding; those of other readings say in which.
  package var problemLines: [ProblemLine] {
    let readings: [(findings: [Finding], condition: String)] = [
      (findings, ""), (spurious?.findings ?? [], "If a wait returns without a signal: "),
      (late?.findings ?? [], "If a timer comes late: "),
    ]
    return readings.flatMap { reading in
      reading.findings.flatMap {
        ProblemLine.all(at: $0.places, $0.kind.level, reading.condition + $0.sentences)
      }
    }
  }
}

extension Place {
  /// The column, where all that count columns agree about it: a compiler counts bytes, which is the same only where
  /// none of them is a part of a letter.
  var exactColumn: Int? {
    column > 0 && !code.isEmpty && code.utf8.allSatisfy { $0 < 0x80 } ? column : nil
  }
}

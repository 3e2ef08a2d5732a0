/// A change of a source's text that keeps its lines.
struct SourceEdit {
  /// What is replaced, in bytes; empty for an insertion.
  let range: Range<Int>
  let replacement: String
}

/// A file's text as the compiler gets it: with models in place of the real modules.
package struct SubstitutedSource: Sendable {
  /// The path by which diagnostics and debug information call it: the learner's.
  package let path: String
  /// The text for the compiler.
  package let text: String
  private let shifts: [Shift]

  /// From a column of a line on, everything stands further right or left than in the original.
  private struct Shift: Sendable {
    let line: Int
    /// The first column after the replacement, in the text for the compiler, from 1.
    let column: Int
    let by: Int
    let length: Int
  }

  init(_ source: SwiftSource, edits: [SourceEdit]) {
    path = source.path
    var result: [UInt8] = []
    var shifts: [Shift] = []
    var done = 0
    var line = 1
    var lineStart = 0
    var moved = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      for index in done..<edit.range.lowerBound where source.bytes[index] == UInt8(ascii: "\n") {
        (line, lineStart, moved) = (line + 1, index + 1, 0)
      }
      result += source.bytes[done..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      let length = edit.replacement.utf8.count
      shifts.append(
        Shift(
          line: line, column: edit.range.lowerBound - lineStart + moved + length + 1,
          by: length - edit.range.count, length: length))
      moved += length - edit.range.count
      done = edit.range.upperBound
    }
    result += source.bytes[done...]
    self.shifts = shifts
    text = Self.prefix(path) + String(decoding: result, as: UTF8.self)
  }

  /// Every file sees the models of the language's own concurrency; after that the lines and the
  /// path are the learner's.
  private static func prefix(_ path: String) -> String {
    "import ModeledConcurrency\n#sourceLocation(file: \"\(named(path))\", line: 1)\n"
  }

  /// A path as the compiler is told it, and as it names it: it takes what stands in the quotation marks for the path,
  /// and reads no escapes there.
  static func named(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// The column of the learner's text for one of the compiler's, both from 1.
  package func column(_ column: Int, line: Int) -> Int {
    var result = column
    for shift in shifts where shift.line == line {
      if column >= shift.column {
        result -= shift.by
      } else if column > shift.column - shift.length {
        // Inside of what was put there: where it begins.
        result -= column - (shift.column - shift.length)
      }
    }
    return result
  }
}

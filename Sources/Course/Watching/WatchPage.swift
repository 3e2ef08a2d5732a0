/// A page on a screen: all of its lines if they fit, and otherwise a part of them and how to see the rest.
package struct WatchPage: Sendable {
  private let lines: [String]
  private let width: Int
  private let room: Int
  private let hasUnicode: Bool
  private var first = 0

  /// - Parameters:
  ///   - lines: The whole text; a line that is longer than the screen takes several of its rows.
  ///   - width: The columns of the screen.
  ///   - room: The rows that there are for it.
  ///   - isReadFromEnd: Whether its end is what is shown first.
  ///   - hasUnicode: Whether characters outside ASCII may be used.
  package init(
    _ lines: [String], width: Int, room: Int, isReadFromEnd: Bool, hasUnicode: Bool
  ) {
    self.lines = lines
    self.width = max(1, width)
    self.room = max(2, room)
    self.hasUnicode = hasUnicode
    if isReadFromEnd, !fits { first = firstOfLastPart }
  }

  /// Whether everything is on the screen.
  package var fits: Bool { lines.reduce(0) { $0 + rows($1) } <= room }

  /// What is on the screen; never more rows than there are.
  package var visible: [String] {
    guard !fits else { return lines }
    let last = end(from: first)
    let (left, right) = hasUnicode ? ("┄┄ ", " ┄┄") : (".. ", " ..")
    return lines[first..<last]
      + [left + "lines \(first + 1) to \(last) of \(lines.count), space: more" + right]
  }

  /// Shows the next part, and after the last one the first.
  ///
  /// - Returns: Whether there is anything else to show.
  package mutating func scroll() -> Bool {
    guard !fits else { return false }
    let last = end(from: first)
    first = last == lines.count ? 0 : min(last, firstOfLastPart)
    return true
  }

  /// Where a part ends that begins at a line; at least one line is shown.
  private func end(from start: Int) -> Int {
    var used = 1
    var end = start
    while end < lines.count, used + rows(lines[end]) <= room || end == start {
      used += rows(lines[end])
      end += 1
    }
    return end
  }

  private var firstOfLastPart: Int {
    var used = 1
    var start = lines.count
    while start > 0, used + rows(lines[start - 1]) <= room || start == lines.count {
      used += rows(lines[start - 1])
      start -= 1
    }
    return start
  }

  /// The rows that a line takes: colours take none.
  private func rows(_ line: String) -> Int {
    let count = line.replacing(/\u{1B}\[\d+m/, with: "").count
    return max(1, (count + width - 1) / width)
  }
}

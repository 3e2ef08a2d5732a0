/// What a command prints, without what differs from run to run and from machine to machine.
struct PrintedText {
  /// The lines with durations, decimals, schedules and drawings to scale masked.
  let lines: [String]

  /// Masks lines; those that are empty at the beginning and end are left out.
  init(_ lines: [String]) {
    let masked = lines.map(Self.mask)
    let start = masked.prefix(while: \.isEmpty).count
    let end = masked.reversed().prefix(while: \.isEmpty).count
    self.lines = Array(masked.dropFirst(start).dropLast(min(end, masked.count - start)))
  }

  private static func mask(_ line: String) -> String {
    var text = line
    text.replace(/[0-9a-z]{5}-[0-9a-z.]*-[0-9a-z:,]*(@\d+)?(~[0-9a-z]+)?/, with: "SCHEDULE")
    text.replace(/\d+(\.\d+)? ?(ns|us|µs|ms|s)\b/, with: "TIME")
    text.replace(/\d+\.\d+/, with: "NUMBER")
    // What is drawn to scale has room for more or less, as time goes.
    if !text.contains("works") { text.replace(/[▸◆┣░┃].*/, with: "DRAWING") }
    if text.wholeMatch(of: /\s*TIME(\s+(\d+|NUMBER))+\s*/) != nil { text = "AXIS" }
    // How wide a masked thing was, its line does not say any more.
    if text != line { text.replace(/[ ]+/, with: " ") }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The first line of a document's text that this is not, where a line "…" stands for any lines.
  func difference(from shown: PrintedText) -> String? {
    let parts = shown.lines.split(separator: "…", omittingEmptySubsequences: false)
    var rest = lines[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let isLast = index == parts.count - 1
      let starts =
        index == 0 ? [rest.startIndex] : isLast ? [rest.endIndex - part.count] : Array(rest.indices)
      let found = starts.first { start in
        rest.indices.contains(start) && rest[start...].starts(with: part)
      }
      guard let found else { return Self.nearest(to: Array(part), in: Array(rest)) }
      rest = rest[(found + part.count)...]
    }
    let isWhole = shown.lines.last == "…" || rest.isEmpty
    return isWhole ? nil : "the document ends before: \(rest.first ?? "")"
  }

  /// Where a part comes furthest, and the line with which it ends there.
  private static func nearest(to part: [String], in lines: [String]) -> String {
    let lengths = lines.indices.map { start in
      zip(part, lines[start...]).prefix { $0 == $1 }.count
    }
    let best = lengths.max() ?? 0
    let start = lengths.firstIndex(of: best) ?? 0
    let printed = lines.indices.contains(start + best) ? lines[start + best] : "(the end)"
    let shown = best < part.count ? part[best] : "(the end)"
    return "the document says: \(shown)\nit prints:         \(printed)"
  }
}

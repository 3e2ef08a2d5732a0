/// Spans of one lane, put into as few rows as it takes for those of a row to nest.
struct TraceRows {
  /// The spans of each row, by their start, outer ones first.
  private(set) var rows: [[Timeline.Span]] = []

  /// Puts each span into the first row that takes it; there is always a row, if only an empty one.
  ///
  /// - Complexity: O(*n* log *n* + *n*·*r*) for *n* spans in *r* rows.
  init(_ spans: [Timeline.Span]) {
    var open: [[Int64]] = [[]]  // for each row the ends of the spans that are open, outermost first
    rows = [[]]
    for span in spans.sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) }) {
      for row in open.indices { open[row].removeAll { $0 <= span.start } }
      let free = open.indices.first { row in open[row].last.map { span.end <= $0 } ?? true }
      let row = free ?? rows.count
      if free == nil {
        rows.append([])
        open.append([])
      }
      rows[row].append(span)
      open[row].append(span.end)
    }
  }

  /// The rows with their names: the lane's, and from the second on also a number.
  func named(_ name: String) -> [([Timeline.Span], String)] {
    rows.enumerated().map { ($1, $0 == 0 ? name : "\(name) (\($0 + 1))") }
  }
}

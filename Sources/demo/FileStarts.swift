import Recording
import Timeline

/// Who started what, a line for each row that did: `main starts net 1 to net 3 (line 7), task 1 (line 12)`.
struct FileStarts {
  let lines: [String]

  init(_ run: RecordedRun) {
    var groups: [Int: [(label: String, line: Int?)]] = [:]
    var order: [Int] = []
    for start in run.starts {
      if groups[start.lane] == nil { order.append(start.lane) }
      groups[start.lane, default: []].append((start.label, start.line))
    }
    lines = order.map { lane in
      "\(run.timeline.lanes[lane].name) starts "
        + Self.text(groups[lane, default: []]).joined(separator: ", ")
    }
  }

  /// What was started on the same line, one after the other, is told together.
  private static func text(_ starts: [(label: String, line: Int?)]) -> [String] {
    var parts: [(first: String, last: String, count: Int, line: Int?)] = []
    for start in starts {
      if let part = parts.last, part.line == start.line, kind(part.last) == kind(start.label) {
        parts[parts.count - 1].last = start.label
        parts[parts.count - 1].count += 1
      } else {
        parts.append((start.label, start.label, 1, start.line))
      }
    }
    return parts.map { part in
      let names =
        switch part.count {
        case 1: part.first
        case 2: "\(part.first) and \(part.last)"
        default: "\(part.first) to \(part.last)"
        }
      return names + (part.line.map { " (line \($0))" } ?? "")
    }
  }

  /// A label without its number.
  private static func kind(_ label: String) -> Substring {
    label.last?.isNumber == true ? label.prefix { !$0.isNumber } : label[...]
  }
}

import Foundation
import Recording
import Terminal
import Timeline

/// What a recording says in sentences, on a terminal and on a page.
struct FileWords {
  /// How the program ended.
  let ending: String
  /// What was waited for at the end, a sentence for each reason.
  let unfinished: [String]
  /// What was not recorded, or was not recorded whole.
  let limits: [String]

  init(_ end: ProgramEnd, of file: String, _ run: RecordedRun?, limit: Duration) {
    let name = URL(filePath: file).lastPathComponent
    let time =
      run.map { " after \(DurationText.format(nanoseconds: Double($0.duration)))" } ?? ""
    ending =
      switch end {
      case .exited(let status): "\(name) ended with status \(status)\(time)."
      case .crashed(let signal):
        "\(name) crashed with signal \(signal) (\(String(cString: strsignal(signal)).lowercased()))"
          + "\(time), the runtime's report of it included."
      case .stopped: "\(name) was stopped at the limit of \(DurationText.format(limit)) (--limit)."
      case .interrupted: "\(name) was ended by Ctrl-C\(time)."
      }
    unfinished = run.map(Self.unfinished) ?? []
    limits = run.map(Self.limits) ?? []
  }

  private static func unfinished(_ run: RecordedRun) -> [String] {
    var lanes: [String: [String]] = [:]
    for wait in run.unfinished {
      lanes[wait.reason.words, default: []].append(run.timeline.lanes[wait.lane].name)
    }
    return lanes.sorted { $0.key < $1.key }.map { reason, names in
      let shown = names.prefix(8).joined(separator: ", ")
      let more = names.count > 8 ? " and \(names.count - 8) more" : ""
      return "At the end, waiting for \(reason): \(shown)\(more)."
    }
  }

  private static func limits(_ run: RecordedRun) -> [String] {
    var sentences: [String] = []
    let waiting = run.works.count { $0.start == nil }
    if waiting > 0, run.lost == 0 {
      sentences.append("\(waiting) of \(run.works.count) works that queues were given never began.")
    }
    if run.lost > 0 {
      sentences.append(
        "Only the beginning is drawn: the recorder had room for \(run.events) events, and \(run.lost) "
          + "came after them."
      )
    }
    sentences.append(
      "Not recorded: waits under 10 us, waits for files and the network, atomics, and which task "
        + "awaits which. A row of a task is drawn where the task runs (on whichever thread) and "
        + "where it is suspended. Times are real, and include the recorder's own.")
    return sentences
  }
}

extension RecordedReason {
  /// What was waited for, in words.
  var words: String {
    switch self {
    case .sleep: "time to pass"
    case .semaphore: "a semaphore"
    case .group: "a group"
    case .block: "a work item"
    case .queue: "a queue (sync)"
    case .lock: "a lock"
    case .condition: "a condition"
    case .thread: "a thread"
    case .iterations: "iterations"
    case .events: "events"
    case .awaited: "what they await"
    }
  }
}

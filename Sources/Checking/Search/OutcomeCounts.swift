import Exploration

/// How often each outcome came up, with a schedule for each.
struct OutcomeCounts: Sendable, Codable {
  private struct Entry: Codable {
    var executions = 0
    var schedule: Schedule
    var isWrong: Bool
  }

  /// What is told; a program that prints a different thing in each execution has too many to read.
  private static let most = 200
  private static let longest = 4096

  private var entries: [[UInt8]: Entry] = [:]
  private var more: Set<Int> = []

  var count: Int { entries.count }

  mutating func removeAll() {
    entries.removeAll()
    more.removeAll()
  }

  mutating func add(_ result: ExecutionResult, isWrong: Bool, schedule: () -> Schedule) {
    if entries[result.output] != nil {
      entries[result.output]?.executions += 1
      if isWrong { entries[result.output]?.isWrong = true }
    } else if entries.count < Self.most {
      entries[result.output] = Entry(executions: 1, schedule: schedule(), isWrong: isWrong)
    } else if more.count < 100_000 {
      more.insert(result.output.hashValue)
    }
  }

  func told() -> (outcomes: [SearchSummary.Outcome], more: Int) {
    let outcomes = entries.map { output, entry in
      SearchSummary.Outcome(
        output: String(decoding: output.prefix(Self.longest), as: UTF8.self),
        executions: entry.executions, schedule: entry.schedule.text, isWrong: entry.isWrong)
    }
    return (
      outcomes.sorted { ($1.executions, $0.output) < ($0.executions, $1.output) }, more.count
    )
  }
}

import Exploration

/// How often each outcome came up, with a schedule for each.
struct OutcomeCounts: Sendable, Codable {
  private struct Key: Hashable, Codable {
    var output: [UInt8]
    var failure: String?
  }

  private struct Entry: Codable {
    var executions = 0
    var schedule: Schedule
    var isWrong: Bool
  }

  /// What is told; a program that prints a different thing in each execution has too many to read.
  private static let most = 200
  private static let longest = 4096

  private var entries: [Key: Entry] = [:]
  private var more: Set<Int> = []

  var count: Int { entries.count }

  mutating func removeAll() {
    entries.removeAll()
    more.removeAll()
  }

  mutating func add(_ result: ExecutionResult, isWrong: Bool, schedule: () -> Schedule) {
    let failure = isWrong ? Classification.all(in: result).first?.words : nil
    let key = Key(output: result.output, failure: failure)
    if entries[key] != nil {
      entries[key]?.executions += 1
    } else if entries.count < Self.most {
      entries[key] = Entry(executions: 1, schedule: schedule(), isWrong: isWrong)
    } else if more.count < 100_000 {
      more.insert(key.hashValue)
    }
  }

  func told() -> (outcomes: [SearchSummary.Outcome], more: Int) {
    let outcomes = entries.map { key, entry in
      SearchSummary.Outcome(
        output: String(decoding: key.output.prefix(Self.longest), as: UTF8.self),
        executions: entry.executions, schedule: entry.schedule.text, isWrong: entry.isWrong,
        failure: key.failure)
    }
    let sorted = outcomes.sorted {
      ($1.executions, $0.output, $0.failure ?? "") < ($0.executions, $1.output, $1.failure ?? "")
    }
    return (sorted, more.count)
  }
}

import Channel
import Exploration

/// How often each outcome came up, with a schedule for each.
struct OutcomeCounts: Sendable, Codable {
  private struct Key: Hashable, Codable {
    var output: [UInt8]
    var failure: FindingKind?
    /// Where the kind alone does not tell two outcomes apart.
    var mistake: Mistake?
  }

  private struct Entry: Codable {
    var executions = 0
    var schedule: Schedule
    var mistake: Mistake?
  }

  /// What is told; a program that prints a different thing in each execution has too many to read.
  private static let most = 200
  private static let longest = 4096
  /// Of more outcomes than these, none is known to be new.
  private static let mostMore = 100_000

  private var entries: [Key: Entry] = [:]
  /// The hashes of the others, which are the same in each worker.
  private var more: Set<Int> = []

  /// How many outcomes there are to tell.
  var count: Int { entries.count }
  /// Whether there is none.
  var isEmpty: Bool { entries.isEmpty && more.isEmpty }
  /// Whether there are more than are told.
  var isFull: Bool { !more.isEmpty }
  /// How many executions ended.
  private(set) var executions = 0

  mutating func add(
    _ result: ExecutionResult, _ wrong: Classification?, schedule: () -> Schedule
  ) {
    executions += 1
    let mistake = wrong?.mistake
    let key = Key(
      output: result.output, failure: mistake?.kind,
      mistake: mistake.flatMap { $0.isPartOfOutcome ? $0 : nil })
    if let known = entries.index(forKey: key) {
      entries.values[known].executions += 1
    } else if entries.count < Self.most {
      entries[key] = Entry(executions: 1, schedule: schedule(), mistake: mistake)
    } else if more.count < Self.mostMore {
      more.insert(key.hashValue)
    }
  }

  /// Takes in all that others have counted.
  mutating func add(_ others: OutcomeCounts) {
    executions += others.executions
    more.formUnion(others.more)
    for (key, entry) in others.entries {
      if let known = entries[key] {
        entries[key]?.executions = known.executions + entry.executions
      } else if entries.count < Self.most {
        entries[key] = entry
      } else {
        more.insert(key.hashValue)
      }
    }
    more.subtract(entries.keys.map(\.hashValue))
  }

  /// Whether each outcome of others can be told as well, whichever comes first.
  func hasRoom(for others: OutcomeCounts) -> Bool {
    others.more.isEmpty && entries.count + others.entries.count <= Self.most
  }

  /// Those of them that are not among others.
  func without(_ others: OutcomeCounts) -> OutcomeCounts {
    var new = self
    new.entries = entries.filter { !others.has($0.key) }
    new.more = others.isBeyondCount ? [] : more.subtracting(others.more)
    new.more.subtract(others.entries.keys.map(\.hashValue))
    new.executions = new.entries.values.reduce(0) { $0 + $1.executions }
    return new
  }

  /// These, and of others only those outcomes that are not among them.
  func withOthers(of others: OutcomeCounts) -> OutcomeCounts {
    var result = self
    result.add(others.without(self))
    return result
  }

  /// Whether an execution in which nothing went wrong has printed this.
  func contains(_ output: [UInt8]) -> Bool {
    has(Key(output: output, failure: nil, mistake: nil))
  }

  private func has(_ key: Key) -> Bool {
    entries[key] != nil || isBeyondCount || more.contains(key.hashValue)
  }

  private var isBeyondCount: Bool { more.count >= Self.mostMore }

  /// What is told of them, in no order.
  func told() -> (outcomes: [Outcome], more: Int) {
    let outcomes = entries.map { key, entry in
      Outcome(
        output: String(decoding: key.output.prefix(Self.longest), as: UTF8.self),
        executions: entry.executions, schedule: entry.schedule.text,
        isWrong: entry.mistake != nil, mistake: entry.mistake)
    }
    return (outcomes, more.count)
  }
}

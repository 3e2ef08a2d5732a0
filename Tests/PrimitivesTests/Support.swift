import Exploration

/// A variable whose every access the search sees, and that tells whether the program orders a read
/// after the write that it sees: otherwise the two would be a data race.
final class Cell: Resource {
  private var value = 0
  private var written = Stamp()

  init() { super.init(kind: .variable) }

  func read() -> String {
    engine.perform(Action(.read, self, .read))
    return engine.isKnown(written) ? "\(value)" : "\(value) unordered"
  }

  func write(_ new: Int) {
    engine.perform(Action(.write, self, .write))
    value = new
    written = Stamp()
    engine.release(into: &written)
  }
}

/// What each lane of an execution has to tell, in its own order.
final class Notes {
  private var ofLane: [Int: [String]] = [:]

  func begin() { ofLane.removeAll() }

  func add(_ text: String) { ofLane[engine.lane.number, default: []].append(text) }

  /// All of it; what a lane did not come to is missing.
  var text: String {
    ofLane.sorted { $0.key < $1.key }.map { "\($0.value)" }.joined(separator: " ")
  }
}

/// What came out of every interleaving of a program.
struct Explored: Equatable {
  var outcomes: Set<String> = []
  /// How many inequivalent interleavings there are, those included whose rest was known.
  var executions = 0
  var isComplete = false
}

/// Explores a program, also where it asks Foundation for the date.
func explore(
  with strategy: any Strategy = SourceSets(), in reading: Reading = .plain,
  _ program: @escaping (Notes) -> Void
) -> Explored {
  let notes = Notes()
  var result = Explored()
  var explorer = Explorer(mostExecutions: 50_000)
  explorer.observesMemory = true
  explorer.reading = reading
  let summary = explorer.explore(
    {
      notes.begin()
      program(notes)
    }, with: strategy,
    each: { execution in
      let failures = execution.failures.map(\.kind.rawValue)
      result.outcomes.insert("\(notes.text) \(execution.end) \(failures)")
    })
  result.executions = summary.executions
  result.isComplete = summary.executions + summary.cutShort < 50_000
  return result
}

/// Runs a number of threads to their ends.
func threads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let lanes = (0..<count).map { number in
    engine.spawn(.thread, name: "\(number)") { body(number) }
  }
  engine.wait(Action(.join, Ends(lanes), []))
}

private final class Ends: Resource {
  private let lanes: [Lane]
  init(_ lanes: [Lane]) {
    self.lanes = lanes
    super.init(kind: .thread)
  }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}

var engine: Engine { .shared }

/// The virtual instant so many seconds from now.
func instant(in seconds: Int) -> UInt64 { engine.now + UInt64(seconds) * 1_000_000_000 }

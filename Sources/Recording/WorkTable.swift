import CRecorder
import Timeline

/// The works that the program handed to queues.
struct WorkTable {
  private(set) var all: [RecordedRun.Work] = []
  /// The row that handed it over, for each work.
  private(set) var sender: [Int?] = []
  /// The names of queues, by their addresses, and of works that are handed to none.
  private var labels: [UInt64: String] = [:]
  private var ownLabels: [UInt64: String] = [:]
  /// The works of a number of the recorder's that have not begun; a work may be handed over again and again.
  private var pending: [UInt64: [Int]] = [:]
  private var last: [UInt64: Int] = [:]
  private var count: [String: Int] = [:]
  /// How many iterations a work consists of, which are works themselves.
  private var iterations: [Int: Int] = [:]
  private var iterationPlaces: Set<Int> = []
  private var numbers = 0

  /// Those that a queue ran, or was to run.
  var drawn: [RecordedRun.Work] { all.indices.filter { iterations[$0] == nil }.map { all[$0] } }

  /// Whether a work is an iteration of another.
  func isIteration(_ work: Int) -> Bool { iterationPlaces.contains(work) }

  /// What a work is called by who hands it over.
  func title(of work: Int) -> String {
    iterations[work].map { "\($0) iterations" } ?? all[work].label
  }

  /// A number that no other work and no task has.
  mutating func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// Finds out what the queues are called: it is told when a work begins, and wanted when one is handed over.
  mutating func learnLabels(_ events: [RecordedEvent]) {
    var queue: [UInt64: UInt64] = [:]
    for event in events {
      switch event.kind {
      case CRECORDER_WORK_IS_SENT, CRECORDER_WORK_IS_PLANNED: queue[event.subject] = event.other
      case CRECORDER_WORK_BEGINS, CRECORDER_ITERATION_BEGINS:
        if let sent = queue[event.subject], sent != 0 { labels[sent] = event.name }
        ownLabels[event.subject] = event.name
      default: break
      }
    }
  }

  /// A work was handed to a queue.
  mutating func send(
    _ event: RecordedEvent, at time: Int64, place: Timeline.Place?, from lane: Int?
  ) {
    let label = labels[event.other] ?? ownLabels[event.subject] ?? ""
    let work = add(label, place: place, sent: time, from: lane)
    all[work].isPlanned = event.kind == CRECORDER_WORK_IS_PLANNED
    pending[event.subject, default: []].append(work)
    last[event.subject] = work
  }

  /// A work began on a thread.
  ///
  /// - Returns: Its place.
  mutating func begin(_ event: RecordedEvent, at time: Int64) -> Int {
    let former = last[event.subject]
    var work: Int
    if event.kind == CRECORDER_ITERATION_BEGINS {
      if let former { iterations[former, default: 0] += 1 }
      work = add(
        event.name, place: former.flatMap { all[$0].place }, sent: former.flatMap { all[$0].sent },
        from: former.flatMap { sender[$0] })
      all[work].label = "iteration \(event.other)"
      all[work].isPlanned = true
      iterationPlaces.insert(work)
    } else if let first = pending[event.subject]?.first {
      work = first
      pending[event.subject]?.removeFirst()
    } else {
      // Another time, such as a timer's.
      work = add(event.name, place: former.flatMap { all[$0].place }, sent: nil, from: nil)
    }
    all[work].start = time
    return work
  }

  /// It ended.
  mutating func end(_ work: Int, at time: Int64) { all[work].end = time }

  private mutating func add(_ label: String, place: Timeline.Place?, sent: Int64?, from lane: Int?)
    -> Int
  {
    let (queue, isLabelled) = Self.name(label)
    count[queue, default: 0] += 1
    all.append(
      .init(
        label: "\(queue) \(count[queue, default: 0])", queue: queue, isLabelled: isLabelled,
        place: place, line: place?.line, sent: sent, number: nextNumber()))
    sender.append(lane)
    return all.count - 1
  }

  /// What a queue with a label is called, and whether the program chose that.
  private static func name(_ label: String) -> (String, Bool) {
    switch label {
    case "": ("queue", false)
    case "com.apple.main-thread": ("main queue", false)
    case let label where label.hasPrefix("com.apple.root."): ("global", false)
    // Foundation's, with an address.
    case let label where label.hasPrefix("NSOperationQueue 0x"): ("operations", false)
    default: (label, true)
    }
  }
}

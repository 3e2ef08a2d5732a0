import Exploration

/// One of many executions: what was told with an earlier one is only named, by its number.
///
/// A tree of executions tells the same few events and standing lanes again and again, and JSON takes longer over each
/// than it takes to happen. So nearly all of it are numbers, which are one text.
package struct BriefExecution: Sendable {
  fileprivate var schedule: Schedule
  /// Lists of numbers one after the other, each behind its length.
  fileprivate var numbers: PackedNumbers
  /// What was not told before: the execution without what follows (many end alike), and its parts.
  fileprivate var rests: [SteppedExecution]
  fileprivate var lanes: [RecordedExecution.Lane]
  fileprivate var events: [Recorder.Event]
  /// The lanes of all moments, one after the other.
  fileprivate var standing: [Halt.Lane]
  /// The resources of all moments.
  fileprivate var resources: [Halt.Resource]
}

/// As a list, since keys take longer than what they stand for.
extension BriefExecution: Codable {
  /// Writes the list.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(schedule)
    try list.encode(numbers)
    try list.encode(rests)
    try list.encode(lanes)
    try list.encode(events)
    try list.encode(standing)
    try list.encode(resources)
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else, or ``ScheduleError``.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    schedule = try list.decode(Schedule.self)
    numbers = try list.decode(PackedNumbers.self)
    rests = try list.decode([SteppedExecution].self)
    lanes = try list.decode([RecordedExecution.Lane].self)
    events = try list.decode([Recorder.Event].self)
    standing = try list.decode([Halt.Lane].self)
    resources = try list.decode([Halt.Resource].self)
  }
}

/// What was told of executions so far: the one that tells them and the one that hears them know the same.
package struct ToldExecutions: Sendable {
  private var rests = ToldValues<SteppedExecution>()
  private var events = ToldValues<Recorder.Event>()
  private var lanes = ToldValues<RecordedExecution.Lane>()
  private var standing = ToldValues<Halt.Lane>()
  private var resources = ToldValues<Halt.Resource>()

  /// Nothing was told yet.
  package init() {}

  /// The next execution as it is told.
  package mutating func shorten(_ whole: SteppedExecution) -> BriefExecution {
    let (execution, moments) = (whole.execution, whole.execution.moments)
    let rests = rests.tell([Self.rest(of: whole)])
    let (lanes, events) = (lanes.tell(execution.lanes), events.tell(execution.events))
    let standing = standing.tell(moments.flatMap(\.lanes))
    let resources = resources.tell(moments.flatMap(\.resources))
    let lists = [
      rests.numbers, [whole.switches, execution.preemptions], whole.path,
      execution.variablePlaces.map(Int.init(bitPattern:)), lanes.numbers, events.numbers,
      standing.numbers, resources.numbers, moments.flatMap(Self.numbers),
    ]
    return BriefExecution(
      schedule: whole.schedule, numbers: PackedNumbers(lists.flatMap { [$0.count] + $0 }),
      rests: rests.fresh, lanes: lanes.fresh, events: events.fresh, standing: standing.fresh,
      resources: resources.fresh)
  }

  /// The next execution as it was, without what it names and nobody told; `nil` if that is nearly all of it.
  package mutating func complete(_ brief: BriefExecution) -> SteppedExecution? {
    var rest = brief.numbers.all[...]
    func next() -> [Int] {
      let count = rest.popFirst() ?? 0
      defer { rest = rest.dropFirst(max(0, count)) }
      return Array(rest.prefix(max(0, count)))
    }
    guard var whole = rests.hear(brief.rests, next()).first else { return nil }
    let counts = next()
    (whole.schedule, whole.path) = (brief.schedule, next())
    (whole.switches, whole.execution.preemptions) = (counts.first ?? 0, counts.last ?? 0)
    whole.execution.variablePlaces = next().map(UInt.init(bitPattern:))
    whole.execution.lanes = lanes.hear(brief.lanes, next())
    whole.execution.events = events.hear(brief.events, next())
    var standing = standing.hear(brief.standing, next())[...]
    var resources = resources.hear(brief.resources, next())[...]
    let moments = next()
    let events = 0...whole.execution.events.count
    whole.execution.moments = stride(from: 0, to: moments.count, by: Self.numbersOfMoment)
      .compactMap { first in
        Self.moment(
          Array(moments[first...].prefix(Self.numbersOfMoment)), &standing, &resources,
          events: events)
      }
    return whole
  }

  /// An execution without what a ``BriefExecution`` has beside it.
  private static func rest(of whole: SteppedExecution) -> SteppedExecution {
    var rest = whole
    (rest.schedule, rest.path, rest.switches) = (Schedule(), [], 0)
    rest.execution.preemptions = 0
    rest.execution.variablePlaces = []
    (rest.execution.lanes, rest.execution.events, rest.execution.moments) = ([], [], [])
    return rest
  }

  /// How many numbers a moment has.
  private static let numbersOfMoment = 6

  /// A moment without its lanes and resources.
  private static func numbers(_ moment: Halt) -> [Int] {
    [
      moment.lanes.count, moment.resources.count, moment.events.lowerBound,
      moment.events.upperBound, Int(truncatingIfNeeded: moment.now), moment.current ?? -1,
    ]
  }

  private static func moment(
    _ numbers: [Int], _ lanes: inout ArraySlice<Halt.Lane>,
    _ resources: inout ArraySlice<Halt.Resource>, events: ClosedRange<Int>
  ) -> Halt? {
    guard numbers.count == numbersOfMoment else { return nil }
    let (own, used) = (lanes.prefix(max(0, numbers[0])), resources.prefix(max(0, numbers[1])))
    (lanes, resources) = (lanes[own.endIndex...], resources[used.endIndex...])
    return Halt(
      lanes: Array(own), resources: Array(used), now: UInt64(truncatingIfNeeded: numbers[4]),
      events: (numbers[2]...max(numbers[2], numbers[3])).clamped(to: events),
      current: numbers[5] < 0 ? nil : numbers[5])
  }
}

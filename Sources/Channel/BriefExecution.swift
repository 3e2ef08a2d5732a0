import Exploration

/// One of many executions: what was told with an earlier one is only named, by its number.
///
/// A tree of executions tells the same few events and standing lanes again and again, and JSON takes longer over each
/// than it takes to happen.
package struct BriefExecution: Sendable, Codable {
  /// The execution without what follows; many end alike.
  fileprivate var rest: Numbered<SteppedExecution>
  fileprivate var schedule: Schedule
  fileprivate var path: PackedNumbers
  fileprivate var switches: Int
  fileprivate var preemptions: Int
  /// Places of variables, and the bits of each as a signed number.
  fileprivate var variablePlaces: PackedNumbers
  fileprivate var lanes: Numbered<RecordedExecution.Lane>
  fileprivate var events: Numbered<Recorder.Event>
  /// The lanes of all moments, one after the other.
  fileprivate var standing: Numbered<Halt.Lane>
  /// The resources of all moments.
  fileprivate var resources: Numbered<Halt.Resource>
  /// What else there is of each moment; see ``ToldExecutions``.
  fileprivate var moments: PackedNumbers
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
    return BriefExecution(
      rest: rests.number([Self.rest(of: whole)]), schedule: whole.schedule,
      path: PackedNumbers(whole.path), switches: whole.switches,
      preemptions: execution.preemptions,
      variablePlaces: PackedNumbers(execution.variablePlaces.map(Int.init(bitPattern:))),
      lanes: lanes.number(execution.lanes), events: events.number(execution.events),
      standing: standing.number(moments.flatMap(\.lanes)),
      resources: resources.number(moments.flatMap(\.resources)),
      moments: PackedNumbers(moments.flatMap(Self.numbers)))
  }

  /// The next execution as it was, without what it names and nobody told; `nil` if that is nearly all of it.
  package mutating func complete(_ brief: BriefExecution) -> SteppedExecution? {
    let rest = rests.values(brief.rest).first
    let (lanes, events) = (lanes.values(brief.lanes), events.values(brief.events))
    var standing = standing.values(brief.standing)[...]
    var resources = resources.values(brief.resources)[...]
    guard var whole = rest else { return nil }
    (whole.schedule, whole.path, whole.switches) = (
      brief.schedule, brief.path.all, brief.switches
    )
    whole.execution.preemptions = brief.preemptions
    whole.execution.variablePlaces = brief.variablePlaces.all.map(UInt.init(bitPattern:))
    (whole.execution.lanes, whole.execution.events) = (lanes, events)
    let numbers = brief.moments.all
    whole.execution.moments = stride(from: 0, to: numbers.count, by: Self.numbersOfMoment)
      .compactMap { first in
        Self.moment(
          Array(numbers[first...].prefix(Self.numbersOfMoment)), &standing, &resources,
          events: 0...events.count)
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

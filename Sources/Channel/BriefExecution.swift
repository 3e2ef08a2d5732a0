import Exploration

/// One of many executions: what was told with an earlier one is only named, by its number.
///
/// A tree of executions tells the same few events and standing lanes again and again, and JSON takes longer over each
/// than it takes to happen.
package struct BriefExecution: Sendable, Codable {
  /// The execution without what follows.
  fileprivate var rest: SteppedExecution
  fileprivate var lanes: Numbered<RecordedExecution.Lane>
  fileprivate var events: Numbered<Recorder.Event>
  /// The lanes of all moments, one after the other.
  fileprivate var standing: Numbered<Halt.Lane>
  /// The resources of all moments.
  fileprivate var resources: Numbered<Halt.Resource>
  /// What else there is of each moment; see ``ToldExecutions``.
  fileprivate var moments: [[Int]]
}

/// What was told of executions so far: the one that tells them and the one that hears them know the same.
package struct ToldExecutions: Sendable {
  private var events = ToldValues<Recorder.Event>()
  private var lanes = ToldValues<RecordedExecution.Lane>()
  private var standing = ToldValues<Halt.Lane>()
  private var resources = ToldValues<Halt.Resource>()

  /// Nothing was told yet.
  package init() {}

  /// The next execution as it is told.
  package mutating func shorten(_ execution: SteppedExecution) -> BriefExecution {
    let moments = execution.execution.moments
    var rest = execution
    (rest.execution.lanes, rest.execution.events, rest.execution.moments) = ([], [], [])
    return BriefExecution(
      rest: rest, lanes: lanes.number(execution.execution.lanes),
      events: events.number(execution.execution.events),
      standing: standing.number(moments.flatMap(\.lanes)),
      resources: resources.number(moments.flatMap(\.resources)), moments: moments.map(Self.numbers))
  }

  /// The next execution as it was; of what it names and nobody told, nothing.
  package mutating func complete(_ brief: BriefExecution) -> SteppedExecution {
    var whole = brief.rest
    whole.execution.lanes = lanes.values(brief.lanes)
    whole.execution.events = events.values(brief.events)
    var lanes = standing.values(brief.standing)[...]
    var resources = resources.values(brief.resources)[...]
    let all = 0...whole.execution.events.count
    whole.execution.moments = brief.moments.compactMap { numbers in
      Self.moment(numbers, &lanes, &resources, events: all)
    }
    return whole
  }

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
    guard numbers.count == 6 else { return nil }
    let (own, used) = (lanes.prefix(max(0, numbers[0])), resources.prefix(max(0, numbers[1])))
    (lanes, resources) = (lanes[own.endIndex...], resources[used.endIndex...])
    return Halt(
      lanes: Array(own), resources: Array(used), now: UInt64(truncatingIfNeeded: numbers[4]),
      events: (numbers[2]...max(numbers[2], numbers[3])).clamped(to: events),
      current: numbers[5] < 0 ? nil : numbers[5])
  }
}

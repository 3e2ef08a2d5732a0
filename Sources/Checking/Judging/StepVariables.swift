import Channel
import Exploration

/// The values of variables where an execution was halted, as its accesses have shown them.
struct StepVariables {
  /// Those that are global, and those that more than one lane has to do with, in order of first access.
  let all: [Step.Variable]

  init(_ stepped: SteppedExecution, _ places: VariablePlaces, _ resolver: Symbolizer) {
    let events = stepped.execution.events
    let shared = StoryVariables(events, visible: Set(stepped.schedule.racyPlaces))
    let last = Self.lastAccesses(events)
    all = last.keys.sorted().compactMap { number in
      let name = places.name(of: number)
      guard name != nil || shared.contains(number), let event = last[number],
        let value = Self.value(event, last, places)
      else { return nil }
      let line = ([event.place] + event.callers).lazy.compactMap(resolver.place).first
      return name == nil && line == nil
        ? nil : Step.Variable(name: name, place: line, value: value)
    }
  }

  /// What an access has seen or written, with what stands behind it; `nil` for what cannot be told.
  private static func value(
    _ event: Recorder.Event, _ last: [Int: Recorder.Event], _ places: VariablePlaces
  ) -> String? {
    let value = ValueText.text(event.value, size: event.size)
    guard let follower = places.follower(of: event), let behind = last[follower] else {
      return value
    }
    // The tag of `nil`, or of another case: the bytes before it are no value.
    let isTag = behind.size == 1 && behind.value != 0 && event.size > 1
    if isTag, places.name(of: event.variable) != nil, places.isPart(follower, of: event) {
      return nil
    }
    return ValueText.string(event, behind) ?? value
  }

  /// The last access to each variable; none where it has been changed since and nobody saw to what.
  private static func lastAccesses(_ events: [Recorder.Event]) -> [Int: Recorder.Event] {
    var last: [Int: Recorder.Event] = [:]
    // The variable that a lane has begun to change: what it does next is a read or a write of it, or elsewhere.
    var changed: [Int: Int] = [:]
    for event in events {
      if case .switched = event.kind { continue }
      if let variable = changed.removeValue(forKey: event.lane), variable != event.variable {
        last[variable] = nil
      }
      guard event.variable >= 0 else { continue }
      if event.isInout {
        changed[event.lane] = event.variable
      } else {
        last[event.variable] = event
      }
    }
    return last
  }
}

import Channel
import Exploration

/// The values of variables where an execution was halted, as its accesses have shown them.
struct StepVariables {
  /// Those that are global, and those that more than one lane has to do with, in order of first access.
  let all: [Step.Variable]

  init(_ stepped: SteppedExecution, _ globals: GlobalVariables, _ resolver: Symbolizer) {
    let events = stepped.execution.events
    let places = stepped.execution.variablePlaces
    let shared = StoryVariables(events, visible: Set(stepped.schedule.racyPlaces))
    let last = Self.lastAccesses(events)
    let numbers = Dictionary(zip(places, places.indices), uniquingKeysWith: { first, _ in first })
    all = last.keys.sorted().compactMap { number in
      guard let event = last[number] else { return nil }
      let place = places.indices.contains(number) ? places[number] : nil
      let end = place.map { $0 &+ UInt(event.size) }
      let behind = end.flatMap { numbers[$0] }.flatMap { last[$0] }
      let name = place.flatMap(globals.name)
      // The tag of `nil`, or of another case: the bytes before it are no value.
      if let behind, let name, behind.size == 1, behind.value != 0, event.size > 1,
        end.flatMap(globals.name) == "\(name)+\(event.size)"
      {
        return nil
      }
      guard
        let value = behind.flatMap({ ValueText.string(event, $0) })
          ?? ValueText.text(event.value, size: event.size)
      else { return nil }
      guard name != nil || shared.contains(number) else { return nil }
      let line = ([event.place] + event.callers).lazy.compactMap(resolver.place).first
      return name == nil && line == nil
        ? nil : Step.Variable(name: name, place: line, value: value)
    }
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

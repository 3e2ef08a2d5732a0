import Channel
import Exploration

/// The values of variables where an execution was halted, as its accesses have shown them.
struct StepVariables {
  /// Those that are global, and those that more than one lane has to do with, in order of first access.
  let all: [Step.Variable]

  init(_ stepped: SteppedExecution, _ globals: GlobalVariables, _ resolver: Symbolizer) {
    let events = stepped.execution.events
    let shared = StoryVariables(events, visible: Set(stepped.schedule.racyPlaces))
    var last: [Int: Recorder.Event] = [:]
    for event in events where event.variable >= 0 && !event.isInout {
      last[event.variable] = event
    }
    all = last.keys.sorted().compactMap { number in
      guard let event = last[number], let value = ValueText.text(event.value, size: event.size)
      else { return nil }
      let places = stepped.execution.variablePlaces
      let name = places.indices.contains(number) ? globals.name(at: places[number]) : nil
      guard name != nil || shared.contains(number) else { return nil }
      let place = ([event.place] + event.callers).lazy.compactMap(resolver.place).first
      return name == nil && place == nil
        ? nil : Step.Variable(name: name, place: place, value: value)
    }
  }
}

import Channel
import Exploration

/// The variables of an execution by where they stand: what they are called, and which is a part of which.
struct VariablePlaces {
  private let places: [UInt]
  /// Of several that one after the other had the same memory, the last one.
  private let numbers: [UInt: Int]
  private let globals: GlobalVariables

  init(_ execution: RecordedExecution, _ globals: GlobalVariables) {
    places = execution.variablePlaces
    numbers = Dictionary(zip(places, places.indices), uniquingKeysWith: { $1 })
    self.globals = globals
  }

  /// The name of a variable, if it is global or static.
  func name(of number: Int) -> String? {
    places.indices.contains(number) ? globals.name(at: places[number]) : nil
  }

  /// The variable that stands at once behind what an event accesses.
  func follower(of event: Recorder.Event) -> Int? {
    guard places.indices.contains(event.variable) else { return nil }
    return numbers[places[event.variable] &+ UInt(event.size)]
  }

  /// Whether a variable stands at once behind what an event accesses, and is none with a name of its own: the tag of an
  /// optional, or of another enumeration.
  func isPart(_ number: Int, of event: Recorder.Event) -> Bool {
    guard let follower = follower(of: event), places.indices.contains(number),
      places[number] == places[follower]
    else { return false }
    return name(of: number) == name(of: event.variable).map { "\($0)+\(event.size)" }
  }
}

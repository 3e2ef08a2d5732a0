import Exploration

/// An access that was told, to be compared with the next one: two may be the parts of one value.
struct StoryAccess {
  let event: Recorder.Event
  private let place: Place?
  /// What the story says of it; `nil` for nothing.
  var note: String?

  init(_ event: Recorder.Event, at place: Place?) {
    (self.event, self.place) = (event, place)
  }

  /// Whether both are of one lane, at one line, and do the same.
  func isSameStep(as next: StoryAccess) -> Bool {
    guard let place, let other = next.place else { return false }
    return event.lane == next.event.lane && event.kind == next.event.kind && !event.isInout
      && !next.event.isInout && place.isSameLine(as: other)
      && event.variable != next.event.variable
  }

  /// The string whose two words both are.
  func text(with next: StoryAccess) -> String? { ValueText.string(event, next.event) }

  /// Whether the next one is a tag behind the value.
  func isTagged(by next: StoryAccess) -> Bool { event.size > 1 && next.event.size == 1 }

  /// Whether both are of one expression.
  func isSameColumn(as next: StoryAccess) -> Bool { place?.column == next.place?.column }
}

extension Place {
  func isSameLine(as other: Place) -> Bool { file == other.file && line == other.line }
}

import Exploration

/// An access that was told, to be compared with the next one: two may be the parts of one value.
struct StoryAccess {
  private let event: Recorder.Event
  private let place: Place?

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

  /// The string whose two words both are: a short one has its bytes in them, and their number at the end.
  ///
  /// See StringObject.swift of Swift's library: the last byte is 0xE0 and the number of ASCII bytes.
  func text(with next: StoryAccess) -> String? {
    guard event.size == 8, next.event.size == 8, let first = event.value,
      let second = next.event.value, second >> 60 == 0xE
    else { return nil }
    let count = Int(second >> 56 & 0xF)
    let bytes = (0..<count).map { index in
      UInt8(truncatingIfNeeded: (index < 8 ? first : second) >> UInt64(index % 8 * 8))
    }
    guard bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// Whether the next one is a tag behind the value.
  func isTagged(by next: StoryAccess) -> Bool { event.size > 1 && next.event.size == 1 }
}

extension Place {
  func isSameLine(as other: Place) -> Bool { file == other.file && line == other.line }
}

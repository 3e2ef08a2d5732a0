/// Most events have nothing in most of their fields, and thousands are told: what stands for nothing is left out.
extension Recorder.Event: Codable {
  private enum Key: String, CodingKey {
    case kind, lane, place, variable, size, value, isPreemption, isRacy, rivals, isInout
    case callers
  }

  /// Encodes what is not as in an event that only says what happened.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(lane, forKey: .lane)
    if place.isKnown { try fields.encode(place, forKey: .place) }
    if variable >= 0 { try fields.encode(variable, forKey: .variable) }
    if size != 0 { try fields.encode(size, forKey: .size) }
    try fields.encodeIfPresent(value, forKey: .value)
    if isPreemption { try fields.encode(true, forKey: .isPreemption) }
    if isRacy { try fields.encode(true, forKey: .isRacy) }
    if !rivals.isEmpty { try fields.encode(rivals, forKey: .rivals) }
    if isInout { try fields.encode(true, forKey: .isInout) }
    if !callers.isEmpty { try fields.encode(callers, forKey: .callers) }
  }

  /// Decodes an event.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    kind = try fields.decode(Recorder.Kind.self, forKey: .kind)
    lane = try fields.decode(Int.self, forKey: .lane)
    place = try fields.decodeIfPresent(CodePlace.self, forKey: .place) ?? CodePlace(0)
    variable = try fields.decodeIfPresent(Int.self, forKey: .variable) ?? -1
    size = try fields.decodeIfPresent(Int.self, forKey: .size) ?? 0
    value = try fields.decodeIfPresent(UInt64.self, forKey: .value)
    isPreemption = try fields.decodeIfPresent(Bool.self, forKey: .isPreemption) ?? false
    isRacy = try fields.decodeIfPresent(Bool.self, forKey: .isRacy) ?? false
    rivals = try fields.decodeIfPresent([Int].self, forKey: .rivals) ?? []
    isInout = try fields.decodeIfPresent(Bool.self, forKey: .isInout) ?? false
    callers = try fields.decodeIfPresent([CodePlace].self, forKey: .callers) ?? []
  }
}

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

/// As a list of its case's name and what it holds; see ``CodedCase``.
extension Recorder.Kind: Codable {
  private enum Name: String {
    case action, read, write, spawned, finished, printed, timePassed, failed, switched
  }

  /// Writes the list.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .action(let verb, let resource, let number, let timedOut):
      try encoder.encode(Name.action, verb, resource, number, timedOut)
    case .read: try encoder.encode(Name.read)
    case .write: try encoder.encode(Name.write)
    case .spawned(let lane): try encoder.encode(Name.spawned, lane)
    case .finished: try encoder.encode(Name.finished)
    case .printed(let text): try encoder.encode(Name.printed, text)
    case .timePassed(let now): try encoder.encode(Name.timePassed, now)
    case .failed(let mistake): try encoder.encode(Name.failed, mistake)
    case .switched(let from, let departure): try encoder.encode(Name.switched, from, departure)
    }
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(from decoder: any Decoder) throws {
    var it = try CodedCase(from: decoder)
    let name: Name = try it.name()
    self =
      switch name {
      case .action:
        .action(
          try it.next(), try it.next(), number: try it.next(), timedOut: try it.next())
      case .read: .read
      case .write: .write
      case .spawned: .spawned(lane: try it.next())
      case .finished: .finished
      case .printed: .printed(try it.next())
      case .timePassed: .timePassed(try it.next())
      case .failed: .failed(try it.next())
      case .switched: .switched(from: try it.next(), because: try it.next())
      }
  }
}

/// As a list of its case's name and what it holds; see ``CodedCase``.
extension Recorder.Departure: Codable {
  private enum Name: String { case preempted, waits, sleeps, ended }

  /// Writes the list.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .preempted: try encoder.encode(Name.preempted)
    case .waits(let reason): try encoder.encode(Name.waits, reason)
    case .sleeps: try encoder.encode(Name.sleeps)
    case .ended: try encoder.encode(Name.ended)
    }
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(from decoder: any Decoder) throws {
    var it = try CodedCase(from: decoder)
    let name: Name = try it.name()
    self =
      switch name {
      case .preempted: .preempted
      case .waits: .waits(for: try it.next())
      case .sleeps: .sleeps
      case .ended: .ended
      }
  }
}

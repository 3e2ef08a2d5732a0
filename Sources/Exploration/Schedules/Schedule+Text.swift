/// Why a text is not a schedule.
package enum ScheduleError: Error, Equatable, CustomStringConvertible {
  /// There is no text.
  case empty
  /// The text is of another version of schedules.
  case version(Character)
  /// The text has another number of parts than three.
  case parts(Int)
  /// The part after the version is not four characters of a program.
  case program(String)
  /// What should be a place of the code is none.
  case place(String)
  /// What should be a step and a lane is none.
  case deviation(String)
  /// The places or the steps are not in ascending order.
  case order(String)
  /// What should be the width of the pools is none.
  case workers(String)
  /// What should be a reading is none.
  case reading(String)
  /// What should be a set of numbers is none.
  case numbers(String)
  /// What should be a seed of hashing is none.
  case hashSeed(String)

  /// A sentence about what is wrong with the text.
  package var description: String {
    switch self {
    case .empty: "A schedule cannot be empty."
    case .version(let version):
      "A schedule begins with '\(Schedule.version)', its version; this one begins with '\(version)'."
    case .parts(let count):
      "A schedule has three parts with '-' between them; this one has \(count)."
    case .program(let text): "The first part of a schedule has five characters, unlike '\(text)'."
    case .place(let text): "'\(text)' is not a place of a schedule: a number in base 36."
    case .deviation(let text):
      "'\(text)' is not a choice of a schedule: a step and a lane, such as '5:2'."
    case .order(let text): "'\(text)' stands in the wrong order in the schedule."
    case .workers(let text):
      "'\(text)' after the @ is not a number of workers, \(Schedule.widths.lowerBound) to "
        + "\(Schedule.widths.upperBound)"
    case .reading(let text):
      "'\(text)' after the ~ is no reading of a schedule, such as wake1, late4 or look2after7."
    case .numbers(let text):
      "'\(text)' after the = is not a set of numbers, 1 to \(Schedule.numberSets.upperBound - 1)."
    case .hashSeed(let text):
      "'\(text)' after the % is not a seed of hashing, 1 to \(Schedule.hashSeeds.upperBound - 1)."
    }
  }
}

extension Schedule {
  static let version: Character = "1"

  /// The schedule as a person passes it on.
  package var text: String {
    let number = String(program, radix: 36)
    let padded = String(repeating: "0", count: 4 - number.count) + number
    let places = racyPlaces.map { String($0.offset, radix: 36) }.joined(separator: ".")
    let choices = deviations.map { String($0.step, radix: 36) + ":" + String($0.lane, radix: 36) }
    let width = workers.map { "@\($0)" } ?? ""
    let ending =
      width + (reading == .plain ? "" : "~" + reading.text) + (numbers == 0 ? "" : "=\(numbers)")
      + (hashSeed == 0 ? "" : "%\(hashSeed)")
    return "\(Self.version)\(padded)-\(places)-\(choices.joined(separator: ","))\(ending)"
  }

  /// Reads a schedule; each has one text only, so that two texts can be compared.
  package init(text: String) throws(ScheduleError) {
    let seeded = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    let seed = seeded.count > 1 ? try Self.hashSeed(seeded[1]) : 0
    let given = (seeded.first ?? "").split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = given.count > 1 ? try Self.numbers(given[1]) : 0
    let whole = given[0].split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
    let reading = whole.count > 1 ? try Self.reading(whole[1]) : .plain
    let ends = whole[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let workers = ends.count > 1 ? try Self.width(ends[1]) : nil
    let choices = ends[0]
    guard let version = choices.first else { throw .empty }
    guard version == Self.version else { throw .version(version) }
    let parts = choices.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .parts(parts.count) }
    let digits = parts[0].dropFirst()
    guard digits.count == 4, let program = Self.number(padded: digits) else {
      throw .program(String(parts[0]))
    }

    var places: [CodePlace] = []
    for part in Self.items(parts[1], separator: ".") {
      guard let offset = Self.number(part), let place = UInt(exactly: offset) else {
        throw .place(String(part))
      }
      if let last = places.last, last.offset >= place { throw .order(String(part)) }
      places.append(CodePlace(place))
    }

    var deviations: [Deviation] = []
    for part in Self.items(parts[2], separator: ",") {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2, let step = Self.number(numbers[0]).flatMap(Int.init(exactly:)),
        let lane = Self.number(numbers[1]).flatMap(Int.init(exactly:)), step > 0,
        lane < LaneSet.limit
      else { throw .deviation(String(part)) }
      if let last = deviations.last, last.step >= step { throw .order(String(part)) }
      deviations.append(Deviation(step: step, lane: lane))
    }

    self.init(
      program: program, racyPlaces: Set(places), deviations: deviations, workers: workers,
      reading: reading, numbers: numbers, hashSeed: seed)
  }

  private static func items(_ part: Substring, separator: Character) -> [Substring] {
    part.isEmpty ? [] : part.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func reading(_ text: Substring) throws(ScheduleError) -> Reading {
    guard let reading = Reading(text: text) else { throw .reading(String(text)) }
    return reading
  }

  private static func numbers(_ text: Substring) throws(ScheduleError) -> Int {
    guard let set = one(text, of: numberSets) else { throw .numbers(String(text)) }
    return set
  }

  private static func hashSeed(_ text: Substring) throws(ScheduleError) -> Int {
    guard let seed = one(text, of: hashSeeds) else { throw .hashSeed(String(text)) }
    return seed
  }

  /// A number of a range as it is written; `nil` for the first, which is left out.
  private static func one(_ text: Substring, of range: Range<Int>) -> Int? {
    Int(text).flatMap { $0 > range.lowerBound && range.contains($0) && "\($0)" == text ? $0 : nil }
  }

  private static func width(_ text: Substring) throws(ScheduleError) -> Int {
    guard let width = Int(text), widths.contains(width), "\(width)" == text else {
      throw .workers(String(text))
    }
    return width
  }

  /// A number without leading zeros, signs or capitals, none of which the text of a schedule has.
  private static func number(_ text: Substring) -> UInt64? {
    if text.count > 1 && text.first == "0" { return nil }
    return isPlain(text) ? UInt64(text, radix: 36) : nil
  }

  private static func number(padded text: Substring) -> Int? {
    isPlain(text) ? Int(text, radix: 36) : nil
  }

  private static func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
  }
}

extension Schedule: Codable {
  /// Reads the text.
  ///
  /// - Throws: `DecodingError`, or ``ScheduleError`` if the text is no schedule.
  package init(from decoder: any Decoder) throws {
    try self.init(text: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

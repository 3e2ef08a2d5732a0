/// A set of lanes of one execution, by their numbers.
package struct LaneSet: Hashable, Sendable {
  /// The most lanes that one execution can have.
  package static var limit: Int { 256 }

  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The empty set.
  package init() {}

  /// The set of some numbers, each below ``limit``.
  package init(_ lanes: some Sequence<Int>) {
    for lane in lanes { insert(lane) }
  }

  /// Whether it holds no lane.
  package var isEmpty: Bool { words.0 | words.1 | words.2 | words.3 == 0 }

  /// How many lanes it holds.
  package var count: Int {
    words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount
      + words.3.nonzeroBitCount
  }

  /// Makes a number follow from what it holds.
  func mix(into number: inout UInt64) {
    number.mix(words.0)
    if words.1 | words.2 | words.3 != 0 {
      number.mix(words.1)
      number.mix(words.2)
      number.mix(words.3)
    }
  }

  /// Whether both hold the same lanes.
  package static func == (left: LaneSet, right: LaneSet) -> Bool { left.words == right.words }

  /// Feeds the lanes to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }

  /// The lowest number in the set.
  package var first: Int? {
    if words.0 != 0 { return words.0.trailingZeroBitCount }
    if words.1 != 0 { return 64 + words.1.trailingZeroBitCount }
    if words.2 != 0 { return 128 + words.2.trailingZeroBitCount }
    if words.3 != 0 { return 192 + words.3.trailingZeroBitCount }
    return nil
  }

  /// Whether it holds a lane.
  package func contains(_ lane: Int) -> Bool {
    self[word: lane >> 6] & (1 << UInt64(lane & 63)) != 0
  }

  /// Adds a lane.
  package mutating func insert(_ lane: Int) { self[word: lane >> 6] |= 1 << UInt64(lane & 63) }
  /// Takes a lane out.
  package mutating func remove(_ lane: Int) { self[word: lane >> 6] &= ~(1 << UInt64(lane & 63)) }

  /// The lanes of either set.
  package func union(_ other: LaneSet) -> LaneSet { merged(other) { $0 | $1 } }
  /// The lanes of both sets.
  package func intersection(_ other: LaneSet) -> LaneSet { merged(other) { $0 & $1 } }
  /// The lanes of this set that the other has not.
  package func subtracting(_ other: LaneSet) -> LaneSet { merged(other) { $0 & ~$1 } }

  /// The numbers in the set, from the lowest.
  package var lanes: [Int] {
    var rest = self
    var found: [Int] = []
    while let lane = rest.first {
      found.append(lane)
      rest.remove(lane)
    }
    return found
  }

  /// The lane at a position among those in the set, from the lowest.
  subscript(position: Int) -> Int? {
    var rest = self
    for _ in 0..<position { if let lane = rest.first { rest.remove(lane) } }
    return rest.first
  }

  private func merged(_ other: LaneSet, _ combine: (UInt64, UInt64) -> UInt64) -> LaneSet {
    var result = LaneSet()
    result.words = (
      combine(words.0, other.words.0), combine(words.1, other.words.1),
      combine(words.2, other.words.2), combine(words.3, other.words.3)
    )
    return result
  }

  private subscript(word word: Int) -> UInt64 {
    get {
      switch word {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    }
    set {
      switch word {
      case 0: words.0 = newValue
      case 1: words.1 = newValue
      case 2: words.2 = newValue
      default: words.3 = newValue
      }
    }
  }
}

extension LaneSet: Codable {
  /// Reads the lanes' numbers.
  package init(from decoder: any Decoder) throws {
    self.init(try [Int](from: decoder).filter { (0..<Self.limit).contains($0) })
  }

  /// Writes the lanes' numbers.
  package func encode(to encoder: any Encoder) throws { try lanes.encode(to: encoder) }
}

import CExploration

/// A place in the explored code, as an offset into its object: the same in every execution.
public struct CodePlace: Hashable, Sendable, Comparable, Codable {
  /// Bytes from the object's start; 0 for no place.
  package let offset: UInt

  /// From an offset.
  package init(_ offset: UInt) { self.offset = offset }

  /// From a return address.
  package init(address: UInt) {
    let base = cexploration_image_base()
    offset = address >= base && base != 0 ? address - base : address
  }

  /// The learner's innermost place on the stack that runs.
  package static func ofLearner() -> CodePlace {
    let address = cexploration_learner_place()
    return address == 0 ? CodePlace(0) : CodePlace(address: address)
  }

  /// The learner's places on the stack that runs, the innermost first.
  ///
  /// They are enough to get out of what a macro has made: an accessor, the closure that it gives to a library, and the
  /// compiler's own functions between the two.
  package static func stackOfLearner() -> [CodePlace] {
    let most = 8
    guard cexploration_image_base() != 0 else { return [] }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: most) { places in
      let count = cexploration_learner_places(places.baseAddress, Int32(most))
      return (0..<Int(count)).map { CodePlace(address: places[$0]) }
    }
  }

  /// From its offset, as it was encoded.
  public init(from decoder: any Decoder) throws {
    offset = try decoder.singleValueContainer().decode(UInt.self)
  }

  /// Encodes its offset.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(offset)
  }

  /// Whether it is a place at all.
  package var isKnown: Bool { offset != 0 }

  /// Orders places as they stand in the object.
  public static func < (left: CodePlace, right: CodePlace) -> Bool { left.offset < right.offset }
}

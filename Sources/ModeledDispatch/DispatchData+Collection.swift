import Exploration

extension DispatchData: RandomAccessCollection {
  /// What goes through the bytes.
  public typealias Iterator = DispatchDataIterator
  /// A place, counted from zero.
  public typealias Index = Int
  /// All places.
  public typealias Indices = DefaultIndices<DispatchData>

  /// A byte; traps when it is outside.
  ///
  /// - Complexity: O(*n*) in the number of regions.
  public subscript(index: Index) -> UInt8 {
    let (data, offset) = region(location: index)
    guard let piece = data.pieces.first else { failOutside(.index(index)) }
    return piece.region.look(at: piece.range) { $0[index - offset] }
  }

  /// A part of the bytes, with the same indices.
  public subscript(bounds: Range<Int>) -> Slice<DispatchData> {
    Slice(base: self, bounds: bounds)
  }

  /// Where the bytes begin: zero.
  public var startIndex: Index { 0 }
  /// Where they end: their number.
  public var endIndex: Index { count }
  /// The index before.
  public func index(before i: Index) -> Index { i - 1 }
  /// The index behind.
  public func index(after i: Index) -> Index { i + 1 }
  /// Goes through the bytes.
  public func makeIterator() -> DispatchData.Iterator { DispatchDataIterator(_data: self) }
}

/// Goes through the bytes of data.
public struct DispatchDataIterator: IteratorProtocol, Sequence {
  /// A byte.
  public typealias Element = UInt8

  private let data: DispatchData
  private var piece = 0
  private var offset = 0

  /// Begins with the first byte.
  public init(_data: DispatchData) { data = _data }

  /// The next byte, if there is one.
  public mutating func next() -> DispatchData.Element? {
    guard piece < data.pieces.count else { return nil }
    let here = data.pieces[piece]
    let byte = here.region.bytes[here.range.lowerBound + offset]
    offset += 1
    if offset == here.range.count {
      piece += 1
      offset = 0
    }
    return byte
  }
}

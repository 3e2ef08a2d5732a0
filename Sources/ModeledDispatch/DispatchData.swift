import Exploration

/// Bytes in one or several regions, which copies share.
///
/// What is done to the bytes is done in the library, where no data race is seen, as with the real one.
public struct DispatchData {
  struct Piece {
    let region: DispatchDataRegion
    let range: Range<Int>
  }

  /// None of them is empty.
  var pieces: [Piece]

  /// How bytes that were not copied are given up, once they are no longer used.
  public enum Deallocator {
    case free
    case unmap
    case custom(DispatchQueue?, () -> Void)
  }

  init(pieces: [Piece]) { self.pieces = pieces }

  // Not `let`: it would outlive an execution.
  /// No bytes.
  public static var empty: DispatchData { DispatchData(pieces: []) }

  /// A copy of some bytes.
  @available(swift, deprecated: 4, message: "Use init(bytes: UnsafeRawBufferPointer) instead")
  public init(bytes buffer: UnsafeBufferPointer<UInt8>) {
    self.init(bytes: UnsafeRawBufferPointer(buffer))
  }

  /// A copy of some bytes.
  public init(bytes buffer: UnsafeRawBufferPointer) {
    self.init(DispatchDataRegion(copying: buffer))
  }

  /// Bytes where they are.
  @available(
    swift, deprecated: 4,
    message: "Use init(bytesNoCopy: UnsafeRawBufferPointer, deallocater: Deallocator) instead"
  )
  public init(
    bytesNoCopy bytes: UnsafeBufferPointer<UInt8>, deallocator: Deallocator = .free
  ) {
    self.init(bytesNoCopy: UnsafeRawBufferPointer(bytes), deallocator: deallocator)
  }

  /// Bytes where they are, and how they are given up; at once if there are none.
  public init(bytesNoCopy bytes: UnsafeRawBufferPointer, deallocator: Deallocator = .free) {
    self.init(DispatchDataRegion(bytes, deallocator))
  }

  private init(_ region: DispatchDataRegion) {
    pieces =
      region.bytes.isEmpty ? [] : [Piece(region: region, range: 0..<region.bytes.count)]
  }

  /// How many bytes there are.
  ///
  /// - Complexity: O(*n*) in the number of regions.
  public var count: Int { pieces.reduce(0) { $0 + $1.range.count } }

  // MARK: Putting together

  /// Adds a copy of some bytes.
  @available(swift, deprecated: 4, message: "Use append(_: UnsafeRawBufferPointer) instead")
  public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    append(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Adds a copy of some bytes.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(DispatchData(bytes: bytes))
  }

  /// Adds other data, whose regions both have then.
  public mutating func append(_ other: DispatchData) { pieces += other.pieces }

  /// Adds a copy of some values' bytes.
  public mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>) {
    append(UnsafeRawBufferPointer(buffer))
  }

  // MARK: Taking apart

  /// A part of the bytes, without a copy; what lies outside of them is left out.
  public func subdata(in range: Range<Index>) -> DispatchData {
    var found: [Piece] = []
    guard range.lowerBound >= 0 else { return .empty }
    forEachPiece { piece, start in
      let part = range.clamped(to: start..<start + piece.range.count)
      guard !part.isEmpty else { return }
      let offset = piece.range.lowerBound - start
      let inRegion = part.lowerBound + offset..<part.upperBound + offset
      found.append(Piece(region: piece.region, range: inRegion))
    }
    return DispatchData(pieces: found)
  }

  /// The region that a byte lies in, and where it begins; no bytes behind the last one.
  public func region(location: Int) -> (data: DispatchData, offset: Int) {
    var found: (data: DispatchData, offset: Int)?
    forEachPiece { piece, start in
      guard start..<start + piece.range.count ~= location else { return }
      found = (DispatchData(pieces: [piece]), start)
    }
    return found ?? (.empty, count)
  }

  func forEachPiece(_ body: (_ piece: Piece, _ start: Int) throws -> Void) rethrows {
    var start = 0
    for piece in pieces {
      try body(piece, start)
      start += piece.range.count
    }
  }

  func failOutside(_ access: Mistake.DataAccess) -> Never {
    Engine.shared.fail(.failedCheck(.bytesOutside(access, count: count)))
  }
}

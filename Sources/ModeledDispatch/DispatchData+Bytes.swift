import Exploration

extension DispatchData {
  /// Calls a closure with all bytes in a row, which are copied for it if they are in several regions.
  ///
  /// Traps when there are none.
  public func withUnsafeBytes<Result, ContentType>(
    body: (UnsafePointer<ContentType>) throws -> Result
  ) rethrows -> Result {
    guard let first = pieces.first else { failOutside(.pointer) }
    guard pieces.count > 1 else { return try Self.call(body, with: first) }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    copyBytes(to: copy, from: 0..<count)
    // Nothing runs when an execution ends in the middle; that the copy stays then does no harm.
    let region = DispatchDataRegion(UnsafeRawBufferPointer(copy), .free)
    return try Self.call(body, with: Piece(region: region, range: 0..<copy.count))
  }

  private static func call<Result, ContentType>(
    _ body: (UnsafePointer<ContentType>) throws -> Result, with piece: Piece
  ) rethrows -> Result {
    try piece.region.look(at: piece.range) { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("no piece is empty") }
      return try body(start.bindMemory(to: ContentType.self, capacity: bytes.count))
    }
  }

  /// Calls a closure with the bytes of each region, in order, until it says stop.
  @available(swift 4.2)
  public func enumerateBytes(
    _ block: (_ buffer: UnsafeBufferPointer<UInt8>, _ byteIndex: Int, _ stop: inout Bool) -> Void
  ) {
    var start = 0
    for piece in pieces {
      var stop = false
      piece.region.look(at: piece.range) { bytes in
        block(bytes.bindMemory(to: UInt8.self), start, &stop)
      }
      if stop { return }
      start += piece.range.count
    }
  }

  /// The old name.
  @available(swift, obsoleted: 4.2, renamed: "enumerateBytes(_:)")
  public func enumerateBytes(
    block: (_ buffer: UnsafeBufferPointer<UInt8>, _ byteIndex: Int, _ stop: inout Bool) -> Void
  ) {
    enumerateBytes(block)
  }

  // MARK: Copies

  /// Copies the first bytes.
  @available(
    swift, deprecated: 4,
    message: "Use copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) instead"
  )
  public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
    copyBytes(to: UnsafeMutableRawBufferPointer(start: pointer, count: count), count: count)
  }

  /// Copies the first bytes; traps when there is no room for them.
  public func copyBytes(to pointer: UnsafeMutableRawBufferPointer, count: Int) {
    copyBytes(to: pointer, from: 0..<count)
  }

  /// Copies some of the bytes.
  @available(
    swift, deprecated: 4,
    message: "Use copyBytes(to: UnsafeMutableRawBufferPointer, from: Range<Index>) instead"
  )
  public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Index>) {
    copyBytes(
      to: UnsafeMutableRawBufferPointer(start: pointer, count: range.count), from: range)
  }

  /// Copies some of the bytes; traps when there is no room for them, where the real one writes on.
  public func copyBytes(to pointer: UnsafeMutableRawBufferPointer, from range: Range<Index>) {
    guard range.count <= pointer.count else {
      failOutside(.copyInto(room: pointer.count, needed: range.count))
    }
    var target = 0
    for piece in subdata(in: range).pieces {
      piece.region.look(at: piece.range) { bytes in
        UnsafeMutableRawBufferPointer(rebasing: pointer[target...]).copyMemory(from: bytes)
      }
      target += piece.range.count
    }
  }

  /// Copies bytes, as many as there are and as there is room for.
  ///
  /// - Returns: How many that were.
  public func copyBytes<DestinationType>(
    to buffer: UnsafeMutableBufferPointer<DestinationType>, from range: Range<Index>? = nil
  ) -> Int {
    let wanted = range ?? 0..<count
    if wanted.isEmpty || isEmpty { return 0 }
    guard wanted.lowerBound >= 0, wanted.lowerBound < count else {
      failOutside(.copy(from: wanted.lowerBound))
    }
    let room = UnsafeMutableRawBufferPointer(buffer)
    let end = Swift.min(wanted.upperBound, count, wanted.lowerBound + room.count)
    copyBytes(to: room, from: wanted.lowerBound..<end)
    return end - wanted.lowerBound
  }
}

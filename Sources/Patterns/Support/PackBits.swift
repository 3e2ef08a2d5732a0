/// Run-length coding of bytes, as in TIFF and MacPaint pictures.
///
/// A header byte *n* from 0 to 127 is followed by *n* + 1 bytes to copy; *n* from 129 to 255 by one
/// byte to repeat 257 - *n* times; 128 means nothing. Source: TIFF revision 6.0 (1992), section 9.
package enum PackBits {
  /// Why a text of bytes cannot be decoded.
  package enum Failure: Error, Equatable {
    /// It ends in the middle of a run.
    case truncated
    /// It does not fill the room, or would fill more.
    case wrongSize
  }

  /// Encodes bytes.
  ///
  /// - Complexity: O(*n*).
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var literal: ArraySlice<UInt8> = []
    func flush() {
      guard !literal.isEmpty else { return }
      packed.append(UInt8(literal.count - 1))
      packed += literal
      literal = []
    }
    var position = 0
    while position < bytes.count {
      let end = bytes[position...].prefix(128).prefix { $0 == bytes[position] }.endIndex
      if end - position >= 3 {
        flush()
        packed += [UInt8(257 - (end - position)), bytes[position]]
        position = end
      } else {
        literal.append(bytes[position])
        position += 1
        if literal.count == 128 { flush() }
      }
    }
    flush()
    return packed
  }

  /// Decodes bytes into a room of exactly their size.
  ///
  /// - Throws: ``Failure``; never writes outside the room.
  /// - Complexity: O(*n*) for a room of *n* bytes.
  package static func decode(
    _ packed: [UInt8], into room: UnsafeMutableRawBufferPointer
  ) throws(Failure) {
    var (input, output) = (0, 0)
    while input < packed.count {
      let header = Int(packed[input])
      input += 1
      if header == 128 { continue }
      let isRun = header > 128
      let length = isRun ? 257 - header : header + 1
      let source = input..<input + (isRun ? 1 : length)
      guard source.upperBound <= packed.count else { throw .truncated }
      guard output + length <= room.count else { throw .wrongSize }
      let target = UnsafeMutableRawBufferPointer(rebasing: room[output..<output + length])
      if isRun {
        target.initializeMemory(as: UInt8.self, repeating: packed[input])
      } else {
        target.copyBytes(from: packed[source])
      }
      input = source.upperBound
      output += length
    }
    guard output == room.count else { throw .wrongSize }
  }
}

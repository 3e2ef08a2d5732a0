import Foundation

/// A picture as it is stored: packed, a small part of the size of its pixels.
package struct PackedPicture: Sendable {
  /// The number of the picture.
  package let number: Int
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The rows, run-length coded.
  package let packed: [UInt8]

  /// Draws a picture of stripes that differ from number to number, and packs it.
  package init(number: Int, width: Int = 1024, height: Int = 512) {
    self.number = number
    self.width = width
    self.height = height
    let stripes = 8 + number % 8
    let row = (0..<width * 4).map { UInt8(truncatingIfNeeded: $0 / 4 * stripes / width * 37) }
    packed = PackBits.encode(
      (0..<height).flatMap { y in row.map { $0 &+ UInt8(truncatingIfNeeded: y / 32 + number) } })
  }

  /// The size of the decoded picture: four bytes a pixel.
  package var decodedBytes: Int { width * height * 4 }

  /// Makes the pixels.
  ///
  /// - Throws: ``PackBits/Failure`` if the packed bytes are damaged, `POSIXError` without memory.
  package func decode() throws -> Pixels {
    let pixels = try Pixels(count: decodedBytes)
    try PackBits.decode(packed, into: pixels.bytes)
    return pixels
  }
}

/// The pixels of a decoded picture, in pages of their own.
///
/// The pages go back to the system with the last owner. Memory of `malloc` may stay with the
/// process, and then its resident memory would say nothing about who holds what.
package final class Pixels: @unchecked Sendable {
  // Safe: written by `PackedPicture.decode` before any other thread has it, only read afterwards.
  fileprivate let bytes: UnsafeMutableRawBufferPointer

  fileprivate init(count: Int) throws {
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let address, address != MAP_FAILED else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOMEM)
    }
    bytes = UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// The byte at a position.
  package subscript(position: Int) -> UInt8 { bytes[position] }
}

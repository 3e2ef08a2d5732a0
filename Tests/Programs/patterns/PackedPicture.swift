// The pictures of cache-or-recompute, for the explorer, in place of
// Sources/Patterns/Support/PackedPicture.swift: small, and in memory of their own kind, since a memory map
// is refused.

/// A picture as it is stored.
struct PackedPicture: Sendable {
  let number: Int
  let decodedBytes = 1024

  func decode() throws -> Pixels { Pixels(number: number, count: decodedBytes) }
}

/// The pixels of a decoded picture.
struct Pixels: Sendable {
  fileprivate let number: Int
  let count: Int

  subscript(position: Int) -> UInt8 { UInt8(truncatingIfNeeded: number) }
}

import Patterns
import Testing

@Suite("run-length coding")
struct PackBitsTests {
  /// The example of Apple's technical note TN1023.
  private let packed: [UInt8] = [
    0xFE, 0xAA, 0x02, 0x80, 0x00, 0x2A, 0xFD, 0xAA, 0x03, 0x80, 0x00, 0x2A, 0x22, 0xF7, 0xAA,
  ]
  private let unpacked: [UInt8] = [
    0xAA, 0xAA, 0xAA, 0x80, 0x00, 0x2A, 0xAA, 0xAA, 0xAA, 0xAA, 0x80, 0x00, 0x2A, 0x22,
    0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA,
  ]

  @Test("the published example is coded and decoded as published")
  func example() throws {
    #expect(PackBits.encode(unpacked) == packed)
    #expect(try decode(packed, count: unpacked.count) == unpacked)
  }

  @Test("the header 128 means nothing")
  func noOperation() throws {
    #expect(try decode([128, 0, 7, 128], count: 1) == [7])
  }

  @Test("what is coded is decoded to the same, at every length around the limits of a run")
  func roundTrip() throws {
    var dice = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 3, 127, 128, 129, 130, 255, 256, 257, 1_000] {
      let same = [UInt8](repeating: 9, count: count)
      let mixed = (0..<count).map { _ in UInt8.random(in: 0...2, using: &dice) }
      let counting = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      for bytes in [same, mixed, counting] {
        #expect(try decode(PackBits.encode(bytes), count: count) == bytes)
      }
    }
  }

  @Test("damaged bytes are refused")
  func damage() {
    #expect(throws: PackBits.Failure.truncated) { try decode([2, 1, 2], count: 3) }
    #expect(throws: PackBits.Failure.truncated) { try decode([254], count: 3) }
    #expect(throws: PackBits.Failure.wrongSize) { try decode([254, 1], count: 2) }
    #expect(throws: PackBits.Failure.wrongSize) { try decode([254, 1], count: 4) }
    #expect(throws: PackBits.Failure.wrongSize) { try decode([1, 5, 6], count: 1) }
  }

  private func decode(_ packed: [UInt8], count: Int) throws -> [UInt8] {
    var room = [UInt8](repeating: 0, count: count)
    try room.withUnsafeMutableBytes { try PackBits.decode(packed, into: $0) }
    return room
  }
}

/// A hash that is the same on every machine and in every run, for names and seeds that are kept.
///
/// FNV-1a in 64 bits: Fowler, Noll, Vo and Eastlake, "The FNV non-cryptographic hash algorithm",
/// IETF draft. It does not protect against a search for two texts with one hash.
package struct StableHash: Sendable {
  /// The hash of what was added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// The hash of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// Adds a number in one step, whatever its size.
  package mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }
}

import Foundation
import SeededRandom

/// A name for all that a built object depends on.
struct ContentKey {
  // Two hashes of 64 bits, since a wrong object for a file would be a wrong verdict.
  private var first = StableHash()
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(_ text: String) {
    for byte in text.utf8 {
      first.add(UInt64(byte))
      second = (second &+ UInt64(byte)) &* 0xbf58_476d_1ce4_e5b9
      second ^= second >> 29
    }
    // No byte of UTF-8: where one text ends matters.
    first.add(0xFF)
    second = (second &+ 0xFF) &* 0xbf58_476d_1ce4_e5b9
  }

  /// The version of a file: the models change with the checker that they are linked into.
  mutating func add(versionOf path: String) {
    var state = stat()
    stat(path, &state)
    add("\(path) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)")
  }

  var text: String { String(first.value, radix: 36) + String(second, radix: 36) }
}

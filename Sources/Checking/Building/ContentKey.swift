import Foundation
import SeededRandom

/// A name for all that something depends on, such as a built object.
package struct ContentKey: Sendable {
  // Two hashes of 64 bits, since a wrong object for a file would be a wrong verdict.
  private var first = StableHash()
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// The name of nothing.
  package init() {}

  /// Adds a text.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    // No byte of UTF-8: where one text ends matters.
    add(0xFF)
  }

  /// Adds the bytes of a file, eight at a time: a program has millions.
  package mutating func add(bytes: UnsafeRawBufferPointer) {
    for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    for byte in bytes.suffix(bytes.count % 8) { add(UInt64(byte)) }
    add(UInt64(bytes.count))
  }

  private mutating func add(_ number: UInt64) {
    first.add(number)
    second = (second &+ number) &* 0xbf58_476d_1ce4_e5b9
    second ^= second >> 29
  }

  /// The version of a file: the models change with the checker that they are linked into.
  mutating func add(versionOf path: String) {
    var state = stat()
    stat(path, &state)
    add("\(path) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)")
  }

  /// Adds the bytes of the programs that judge: an executable, to which the models are linked, and the reader beside it.
  ///
  /// - Returns: The file that cannot be read, if there is one.
  package mutating func add(programsOf executable: String) -> String? {
    let reader = URL(filePath: executable).deletingLastPathComponent().path + "/reader"
    for path in [executable, reader] {
      guard let data = FileManager.default.contents(atPath: path) else { return path }
      data.withUnsafeBytes { add(bytes: $0) }
    }
    return nil
  }

  /// The name.
  package var text: String { String(first.value, radix: 36) + String(second, radix: 36) }
}

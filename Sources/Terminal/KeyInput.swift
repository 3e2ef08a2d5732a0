/// Keys out of the bytes that a terminal sends.
package enum KeyInput {
  private enum State { case plain, escape, sequence }

  /// The characters of a chunk of input.
  ///
  /// Arrows and other keys that send several bytes are left out: their last byte looks like a letter
  /// (ECMA-48, 5.4).
  package static func characters(in bytes: some Sequence<UInt8>) -> [Character] {
    var state = State.plain
    var plain: [UInt8] = []
    for byte in bytes {
      switch state {
      case .plain:
        if byte == 0x1B { state = .escape } else { plain.append(byte) }
      case .escape:
        // Control sequences, and the form that some terminals use for arrows.
        state = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .sequence : .plain
      case .sequence:
        if (0x40...0x7E).contains(byte) { state = .plain }
      }
    }
    return Array(String(decoding: plain, as: UTF8.self))
  }
}

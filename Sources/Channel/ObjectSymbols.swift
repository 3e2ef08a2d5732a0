import Foundation

/// The symbols of an ELF object: what it takes from elsewhere, and where its own functions stand.
///
/// The format: System V ABI, chapter 4, and its 64-bit edition.
package struct ObjectSymbols {
  /// The functions that the object itself has, and where they stand, as offsets into it.
  package private(set) var functions: [(name: String, place: Range<UInt>)] = []
  /// The variables that the object itself has, and where they stand, as offsets into it.
  package private(set) var variables: [(name: String, place: Range<UInt>)] = []
  /// The names that the object takes from elsewhere.
  package private(set) var undefined: [String] = []

  private let bytes: [UInt8]

  /// - Returns: `nil` when the file cannot be read.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = Array(data)
    each { symbol, name in
      let value = UInt(read(symbol + 8, as: UInt64.self))
      let place = value..<value + UInt(read(symbol + 16, as: UInt64.self))
      if read(symbol + 6, as: UInt16.self) == 0 {
        // A local symbol without a section is none of another object.
        if bytes[symbol + 4] >> 4 != 0 { undefined.append(text(at: name)) }
      } else if bytes[symbol + 4] & 0xF == 2 {
        functions.append((text(at: name), place))
      } else if bytes[symbol + 4] & 0xF == 1, value > 0, !place.isEmpty {
        variables.append((text(at: name), place))
      }
    }
  }

  /// Where the functions stand whose names are wanted, as offsets into the object.
  package func ranges(where isWanted: (String) -> Bool) -> [Range<UInt>] {
    functions.filter { isWanted($0.name) }.map(\.place)
  }

  /// Where a section stands, as offsets into the object; `nil` if it has none of that name.
  package func section(_ name: String) -> Range<UInt>? {
    guard bytes.count > 64 else { return nil }
    let sections = Int(read(40, as: UInt64.self))
    let size = Int(read(58, as: UInt16.self))
    let strings = sections + Int(read(62, as: UInt16.self)) * size
    let names = Int(read(strings + 24, as: UInt64.self))
    for index in 0..<Int(read(60, as: UInt16.self)) {
      let header = sections + index * size
      guard text(at: names + Int(read(header, as: UInt32.self))) == name else { continue }
      let start = UInt(read(header + 16, as: UInt64.self))
      return start..<start + UInt(read(header + 32, as: UInt64.self))
    }
    return nil
  }

  /// Calls for each symbol with the offsets of its entry and of its name.
  private func each(_ body: (_ symbol: Int, _ name: Int) -> Void) {
    guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return }
    let sections = Int(read(40, as: UInt64.self))
    let size = Int(read(58, as: UInt16.self))
    for index in 0..<Int(read(60, as: UInt16.self)) {
      let header = sections + index * size
      // Type 2 is the table of all symbols.
      guard read(header + 4, as: UInt32.self) == 2 else { continue }
      let names = sections + Int(read(header + 40, as: UInt32.self)) * size
      let strings = Int(read(names + 24, as: UInt64.self))
      let start = Int(read(header + 24, as: UInt64.self))
      let length = Int(read(header + 32, as: UInt64.self))
      for symbol in stride(from: start, to: start + length, by: 24) where symbol + 24 <= bytes.count
      {
        body(symbol, strings + Int(read(symbol, as: UInt32.self)))
      }
    }
  }

  private func text(at offset: Int) -> String {
    guard let end = bytes[min(offset, bytes.count)...].firstIndex(of: 0) else { return "" }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private func read<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Number {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
      .littleEndian
  }
}

import Foundation

/// The text of a module in LLVM's language, and where in it something stands.
///
/// It is searched with the functions of C, which know how to be fast also in a debug build.
struct RepresentationText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter bytes: The text with a 0 behind it, and with no other: it has to outlive this.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, bytes.last == 0,
      memchr(base, 0, bytes.count) == UnsafeRawPointer(base + bytes.count - 1)
    else { return nil }
    self.bytes = UnsafeBufferPointer(rebasing: bytes.dropLast())
  }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  /// A piece of it as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self)
  }

  /// Every place of some characters, in their order.
  func all(_ wanted: String) -> [Int] {
    guard let base = bytes.baseAddress else { return [] }
    let start = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
    return wanted.withCString { wanted in
      var found: [Int] = []
      var next = strstr(start, wanted)
      while let place = next {
        found.append(UnsafePointer(place) - start)
        next = strstr(place + 1, wanted)
      }
      return found
    }
  }

  /// Where some characters stand first in a part of it.
  func find(_ wanted: StaticString, in part: Range<Int>) -> Int? {
    find(UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount), in: part)
  }

  /// The same for characters that are put together.
  func find(made wanted: String, in part: Range<Int>) -> Int? {
    var wanted = wanted
    return wanted.withUTF8 { find($0, in: part) }
  }

  /// Where some characters stand last in a part of it.
  func findLast(_ wanted: String, in part: Range<Int>) -> Int? {
    var last: Int?
    while let next = find(
      made: wanted, in: (last.map { $0 + 1 } ?? part.lowerBound)..<part.upperBound)
    {
      last = next
    }
    return last
  }

  private func find(_ wanted: UnsafeBufferPointer<UInt8>, in part: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, let first = wanted.baseAddress else { return nil }
    var start = max(0, part.lowerBound)
    let end = min(part.upperBound, count) - wanted.count + 1
    while start < end, let next = memchr(base + start, Int32(first[0]), end - start) {
      let place = UnsafeRawPointer(next) - UnsafeRawPointer(base)
      if memcmp(next, first, wanted.count) == 0 { return place }
      start = place + 1
    }
    return nil
  }

  /// Whether some characters stand at a place.
  func has(_ wanted: StaticString, at place: Int) -> Bool {
    guard let base = bytes.baseAddress, place >= 0, place + wanted.utf8CodeUnitCount <= count
    else { return false }
    return memcmp(base + place, wanted.utf8Start, wanted.utf8CodeUnitCount) == 0
  }

  /// Where the line of a place ends: at the mark between it and the next.
  func endOfLine(_ place: Int) -> Int { find("\n", in: place..<count) ?? count }

  /// Where the line of a place begins.
  func startOfLine(_ place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Behind the digits that stand at a place.
  func pastDigits(_ place: Int) -> Int {
    var end = place
    while (0x30...0x39).contains(self[end]) { end += 1 }
    return end
  }

  /// The error about a line that is written in another way than expected.
  func odd(_ place: Int) -> ToolError {
    .misunderstood(
      tool: "swift-frontend", what: text(startOfLine(place)..<endOfLine(place)))
  }
}

extension [Range<Int>] {
  /// Whether one of these ranges has a place; they stand in their order.
  func cover(_ place: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 && self[low - 1].contains(place)
  }
}

/// Numbers that follow one another: how outlines travel from process to process, and are kept.
///
/// A file has thousands of tokens, and reading them as JSON would take longer than parsing.
package struct NumberWriter {
  /// What was written so far: numbers of 32 bits, the lowest byte first.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a number that is neither negative nor larger than 32 bits.
  package mutating func write(_ number: Int) {
    let number = UInt32(number)
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }

  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  mutating func write(optional range: Range<Int>?) {
    write(range == nil ? 0 : 1)
    if let range { write(range) }
  }

  mutating func write(_ ranges: [Range<Int>]) {
    write(ranges.count)
    for range in ranges { write(range) }
  }
}

/// Numbers that do not mean what they should, from a reader of another version or a damaged file.
package struct NumbersMisunderstood: Error, Sendable {
  package init() {}
}

/// Reads what ``NumberWriter`` has written, and believes none of it.
package struct NumberReader {
  private var rest: ArraySlice<UInt8>
  /// The length of the text that ranges are of.
  private let length: Int

  package init(_ bytes: ArraySlice<UInt8>, textLength length: Int) {
    rest = bytes
    self.length = length
  }

  package var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(NumbersMisunderstood) -> Int {
    guard rest.count >= 4 else { throw NumbersMisunderstood() }
    var number = 0
    let start = rest.startIndex
    for place in 0..<4 { number |= Int(rest[start + place]) << (8 * place) }
    rest = rest[(start + 4)...]
    return number
  }

  /// How many of something follow, each of which takes at least so many numbers.
  mutating func count(each numbers: Int) throws(NumbersMisunderstood) -> Int {
    let count = try number()
    guard count <= rest.count / (4 * numbers) else { throw NumbersMisunderstood() }
    return count
  }

  mutating func flag() throws(NumbersMisunderstood) -> Bool {
    let number = try number()
    guard number <= 1 else { throw NumbersMisunderstood() }
    return number == 1
  }

  mutating func offset() throws(NumbersMisunderstood) -> Int {
    let number = try number()
    guard number <= length else { throw NumbersMisunderstood() }
    return number
  }

  mutating func range() throws(NumbersMisunderstood) -> Range<Int> {
    let start = try offset()
    let count = try number()
    guard count <= length - start else { throw NumbersMisunderstood() }
    return start..<start + count
  }

  mutating func optionalRange() throws(NumbersMisunderstood) -> Range<Int>? {
    try flag() ? try range() : nil
  }

  mutating func ranges() throws(NumbersMisunderstood) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for _ in 0..<(try count(each: 2)) { ranges.append(try range()) }
    return ranges
  }
}

/// An image as a binary portable pixmap ("P6", netpbm), which needs no library.
extension Image {
  /// Why bytes are no image.
  package struct Malformed: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in a few words.
    package let description: String
  }

  /// Reads a portable pixmap as ``pixmap`` writes it.
  ///
  /// - Throws: ``Malformed`` if the bytes are anything else, or not all of it.
  package init(pixmap bytes: [UInt8]) throws(Malformed) {
    let fields = bytes.split(
      maxSplits: 4, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    ).prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 4, fields[0] == "P6", fields[3] == "255",
      let width = Int(fields[1]), let height = Int(fields[2]), width > 0, height > 0
    else { throw Malformed(description: "no portable pixmap") }
    let start = fields.reduce(0) { $0 + $1.utf8.count + 1 }
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, area <= (bytes.count - start) / 3, bytes.count - start == area * 3 else {
      throw Malformed(description: "a pixmap of \(width) by \(height) with a part missing")
    }
    self.width = width
    self.height = height
    self.points = Array(bytes[start...])
  }

  /// The image as a portable pixmap.
  package var pixmap: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + points }
}

/// A picture made from a number: the same number and size give the same picture everywhere.
///
/// Written and read as a binary portable pixmap ("P6", netpbm), which needs no library.
public struct Picture: Sendable, Equatable {
  /// Why bytes are no picture.
  public struct Malformed: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in a few words.
    public let description: String
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green and blue of each point, row by row from the top.
  public let points: [UInt8]

  /// Paints a picture: rings of colours around a place that depend on the number.
  ///
  /// - Parameters:
  ///   - number: Which picture.
  ///   - width: The number of columns, at least 1.
  ///   - height: The number of rows, at least 1.
  /// - Complexity: O(`width` · `height`).
  public init(number: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    // Places are in 1/1024 of the size, so that a small picture shows the same as a large one.
    let (centreX, centreY) = ((number &* 389) & 1023, (number &* 601) & 1023)
    let (red, green, blue) = ((number &* 37) & 255, (number &* 91) & 255, (number &* 151) & 255)
    var points: [UInt8] = []
    points.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let x = column * 1024 / width - centreX
        let y = row * 1024 / height - centreY
        let ring = (x * x + y * y) >> 10
        for colour in [red, green, blue] {
          points.append(UInt8(truncatingIfNeeded: ring + colour))
        }
      }
    }
    self.points = points
  }

  /// Reads a portable pixmap as ``pixmap`` writes it.
  ///
  /// - Throws: ``Malformed`` if the bytes are anything else, or not all of it.
  public init(pixmap bytes: [UInt8]) throws(Malformed) {
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

  /// The picture as a portable pixmap.
  public var pixmap: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + points }
}

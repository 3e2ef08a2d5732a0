// The image of the photo server, for the explorer, in place of Sources/LoopbackServer/Image.swift: of
// one colour, painted in no time. Painting every point would take ten times as long as all the rest of an
// interleaving.

/// An image made from a number.
public struct Image: Sendable, Equatable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green and blue of each point.
  public let points: [UInt8]

  init(number: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    points = Array(repeating: UInt8(truncatingIfNeeded: number), count: width * height * 3)
  }
}

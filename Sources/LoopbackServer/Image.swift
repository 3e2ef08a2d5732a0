/// An image made from a number: the same number and size give the same image everywhere.
package struct Image: Sendable, Equatable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Red, green and blue of each point, row by row from the top.
  package let points: [UInt8]

  /// Paints an image: rings of colours around a place that depend on the number.
  ///
  /// - Parameters:
  ///   - number: Which image.
  ///   - width: The number of columns, at least 1.
  ///   - height: The number of rows, at least 1.
  /// - Complexity: O(`width` · `height`).
  package init(number: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    // Places are in 1/1024 of the size, so that a small image shows the same as a large one.
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
}

/// A picture of the Mandelbrot set, computed row by row; rows do not depend on one another.
package struct Mandelbrot: Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The most steps that are tried for a point.
  package let limit: Int

  /// Makes the plan of a picture.
  package init(width: Int = 60, height: Int = 20, limit: Int = 2_000) {
    self.width = width
    self.height = height
    self.limit = limit
  }

  /// Computes a row: for each point the steps it took to leave the circle of radius 2, or `limit`.
  ///
  /// - Complexity: O(`width` · `limit`).
  package func row(_ y: Int) -> [Int] {
    let imaginary = (Double(y) + 0.5) / Double(height) * 2.4 - 1.2
    return (0..<width).map { x in
      steps(real: (Double(x) + 0.5) / Double(width) * 3.0 - 2.2, imaginary: imaginary)
    }
  }

  /// A row as text: the longer a point took, the darker the character.
  package func text(of row: [Int]) -> String {
    let shades = Array(" .:-=+*%@")
    return String(
      row.map { steps in
        steps >= limit ? "#" : shades[min(shades.count - 1, steps / 3)]
      })
  }

  private func steps(real: Double, imaginary: Double) -> Int {
    var (x, y) = (0.0, 0.0)
    for step in 0..<limit {
      let (xx, yy) = (x * x, y * y)
      if xx + yy > 4 { return step }
      (x, y) = (xx - yy + real, 2 * x * y + imaginary)
    }
    return limit
  }
}

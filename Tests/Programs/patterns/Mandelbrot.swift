// The picture of the patterns, for the explorer: five rows, computed in no time.

/// A picture whose rows do not depend on one another.
struct Mandelbrot: Sendable {
  let height = 5

  init(width: Int, height: Int, limit: Int) {}

  func row(_ y: Int) -> [Int] { [y] }

  func text(of row: [Int]) -> String { "\(row)" }
}

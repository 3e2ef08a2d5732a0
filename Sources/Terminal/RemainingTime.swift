/// How long the rest of some work takes, judged by how long the work before it took.
package struct RemainingTime: Sendable, Equatable {
  private var last: Double = 0
  private var count = 0.0
  private var sum = 0.0
  private var squares = 0.0

  /// Nothing is done yet.
  package init() {}

  /// One more piece is done.
  ///
  /// - Parameter seconds: The time since the beginning.
  package mutating func add(at seconds: Double) {
    let piece = max(0, seconds - last)
    last = max(last, seconds)
    count += 1
    sum += piece
    squares += piece * piece
  }

  /// Between how many seconds the rest takes; `nil` while too little is known.
  ///
  /// Twice the standard deviation to both sides: of the mean of what is done, which is not exactly that of the
  /// rest, and of the sum of the rest.
  ///
  /// - Parameter rest: How many pieces are left.
  package func range(of rest: Int) -> ClosedRange<Double>? {
    guard count >= 3 else { return nil }
    let rest = Double(rest)
    let mean = sum / count
    let deviation = max(0, (squares - sum * mean) / (count - 1)).squareRoot()
    let spread = 2 * deviation * (rest * rest / count + rest).squareRoot()
    return max(0, rest * mean - spread)...(rest * mean + spread)
  }
}

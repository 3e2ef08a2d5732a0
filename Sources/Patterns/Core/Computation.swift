import CPlatform

/// Work for a processor, the same amount each time, which no compiler can leave out.
package enum Computation {
  /// Computes a number of steps; each depends on the one before.
  ///
  /// - Parameters:
  ///   - iterations: The number of steps, about a nanosecond each.
  ///   - input: A number known only at run time.
  /// - Complexity: O(`iterations`).
  @inline(never)
  package static func spin(iterations: Int, input: UInt64) {
    var state = input | 1
    for _ in 0..<max(0, iterations) {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    cplatform_consume(state)
  }

  /// Finds out how many steps this machine does in a duration: the best of several tries.
  package static func iterations(in duration: Duration) -> Int {
    let tries = 7
    let probe = 200_000
    let clock = ContinuousClock()
    let best = (0..<tries).map { n in
      clock.measure { spin(iterations: probe, input: UInt64(n)) }
    }.min()
    guard let best, best > .zero else { return probe }
    return max(1, Int(Double(probe) * (duration / best)))
  }

  /// Whether this library was compiled with optimisation, so that its times mean something.
  package static var isOptimised: Bool {
    var isChecked = false
    assert(
      {
        isChecked = true
        return true
      }())
    return !isChecked
  }
}

/// Lengths of time as the engine counts them.
package enum Nanoseconds {
  /// Seconds and a rest of nanoseconds as one length.
  ///
  /// - Returns: `UInt64.max`, for a length without an end, where a number does not hold it.
  package static func length(seconds: UInt64, and rest: UInt64) -> UInt64 {
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carry) = whole.addingReportingOverflow(rest)
    return overflow || carry ? .max : sum
  }
}

/// How an execution ended.
package enum ExecutionEnd: String, Sendable, Codable {
  /// Every lane ended.
  case finished
  /// The program has ended, and other lanes would continue forever as time passes.
  case exited
  /// No lane can make progress, and some have not ended.
  case stuck
  /// A lane failed.
  case failed
  /// The strategy has seen the rest before.
  case cutShort
  /// Too many scheduling points.
  case tooLong
}

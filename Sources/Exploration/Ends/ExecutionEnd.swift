/// How an execution ended.
package enum ExecutionEnd: String, Sendable, Codable {
  /// Every lane ended.
  case finished
  /// The program has ended, and others would go on with time for ever.
  case exited
  /// No lane can go on, and some have not ended.
  case stuck
  /// A lane failed.
  case failed
  /// The strategy has seen the rest before.
  case cutShort
  /// Too many scheduling points.
  case tooLong
}

import Synchronization

/// Something that is read when it is first asked for, and then kept: to grade one exercise the checks of the
/// others are not needed.
final class ReadOnce<Value: Sendable>: Sendable {
  private let known = Mutex<Result<Value, CourseError>?>(nil)
  private let read: @Sendable () throws(CourseError) -> Value

  /// - Parameter read: What reads it; called once.
  init(_ read: @escaping @Sendable () throws(CourseError) -> Value) { self.read = read }

  /// What was read.
  ///
  /// - Throws: ``CourseError`` each time if it could not be read.
  func value() throws(CourseError) -> Value {
    try known.withLock { known in
      let result = known ?? Result { () throws(CourseError) in try read() }
      known = result
      return result
    }.get()
  }
}

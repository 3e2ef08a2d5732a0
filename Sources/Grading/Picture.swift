import Synchronization

/// What a check's work is drawn into when it runs on the real libraries.
public protocol Picture: Sendable {
  /// A piece of work begins on the calling thread or task.
  ///
  /// - Returns: The number of the piece.
  func begins(_ name: String) -> Int
  /// A piece of work ends.
  func ends(_ piece: Int)
}

extension GradedRun {
  /// The picture that work is drawn into; none while the explorer runs.
  public static var picture: (any Picture)? {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
  private static let shown = Mutex<(any Picture)?>(nil)
}

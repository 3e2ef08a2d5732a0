/// A place where several tasks wait for each other: none continues before all are there.
///
/// Lessons use it to bring about, each time, an order that chance would bring about now and then.
actor Meeting {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a meeting for a number of tasks.
  ///
  /// - Precondition: There is at least one.
  init(of count: Int) {
    precondition(count > 0, "a meeting of nobody would never begin")
    missing = count
  }

  /// Suspends the caller until as many callers are here as the meeting is for.
  ///
  /// A later caller continues at once.
  func arrive() async {
    missing -= 1
    guard missing > 0 else {
      waiting.forEach { $0.resume() }
      waiting = []
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}

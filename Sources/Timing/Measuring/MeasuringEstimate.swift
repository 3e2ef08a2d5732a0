/// How long launches that are still to come will take, measuring and waiting apart.
///
/// Nobody knows how long other processes will use the machine, so waiting has only an upper bound.
package struct MeasuringEstimate: Sendable, Equatable {
  /// What is left.
  package struct Rest: Sendable, Equatable {
    /// How long the measuring takes, in nanoseconds.
    package let measuring: Double
    /// How long it waits at most for an idle machine, in nanoseconds.
    package let waiting: Double
  }

  private let expected: Double
  private let idleLimit: Double
  private var measured: [Double] = []

  /// Nothing is measured yet.
  ///
  /// - Parameters:
  ///   - launch: How long a launch should take, in nanoseconds, as long as none is known.
  ///   - idleLimit: How long each launch waits at most for an idle machine, in nanoseconds.
  package init(launch: Double, idleLimit: Double) {
    expected = launch
    self.idleLimit = idleLimit
  }

  /// A launch has ended that took so long without its waiting, in nanoseconds.
  package mutating func add(_ measuring: Double) { measured.append(max(0, measuring)) }

  /// What is left.
  ///
  /// - Parameters:
  ///   - launches: How many launches have not begun.
  ///   - share: How much of the one that runs is still to be measured, 0 to 1.
  ///   - isWaiting: Whether that one still waits.
  package func rest(launches: Int, share: Double = 0, isWaiting: Bool = false) -> Rest {
    let one = measured.isEmpty ? expected : measured.reduce(0, +) / Double(measured.count)
    return Rest(
      measuring: one * (Double(launches) + share),
      waiting: idleLimit * Double(launches + (isWaiting ? 1 : 0)))
  }
}

extension MeasuringEstimate.Rest {
  /// What is left, in words, such as `about 12 s, and up to 25 s of waiting for an idle machine`.
  package var words: String {
    let waiting =
      waiting > 0 ? ", and up to \(Self.text(waiting)) of waiting for an idle machine" : ""
    return "about \(Self.text(measuring))\(waiting)"
  }

  /// The same as briefly as a line of progress needs it.
  package var brief: String {
    Self.text(measuring) + (waiting > 0 ? " + up to \(Self.text(waiting)) waiting" : "") + " left"
  }

  private static func text(_ nanoseconds: Double) -> String {
    let seconds = Int(min(1e9, (nanoseconds / 1e9).rounded(.up)))
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}

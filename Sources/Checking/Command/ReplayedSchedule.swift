import Exploration
import Terminal

/// The text after `--replay`: a schedule and, where it matters, the width of the pool it is for.
public struct ReplayedSchedule: Sendable, Equatable {
  /// The schedule without the width.
  public let text: String
  /// How many workers the pool has in it; `nil` for as many as otherwise.
  public let workers: Int?
  private let program: Int

  /// Reads a text such as `1k3z9-1a2b-5:2,9:1` or `1k3z9-1a2b-5:2,9:1@2`.
  ///
  /// - Throws: `UsageError` for a text that is no schedule.
  public init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.text = String(parts.first ?? "")
    if parts.count > 1 {
      guard let width = Int(parts[1]), (1...64).contains(width), "\(width)" == parts[1] else {
        throw UsageError("--replay: '\(parts[1])' after the @ is not a number of workers, 1 to 64")
      }
      workers = width
    } else {
      workers = nil
    }
    do {
      program = try Schedule(text: self.text).program
    } catch {
      throw UsageError("--replay: \(error.description)")
    }
  }

  /// Whether it was made for a program.
  ///
  /// - Parameter program: The number by which schedules know the program.
  public func belongs(to program: Int) -> Bool {
    Schedule(program: program).program == self.program
  }
}

import Terminal
import Timing

extension BenchCommand {
  /// The rule by which `--until-settled` ends; `nil` without it.
  static func settling(
    _ arguments: Arguments, fewest: Int
  ) throws(UsageError) -> SettlingRule? {
    guard arguments.has("--until-settled") else {
      for option in ["--threshold", "--limit"] where arguments.has(option) {
        throw UsageError("\(option) needs --until-settled")
      }
      return nil
    }
    let limit = try arguments.duration(
      "--limit", default: .seconds(300), in: .milliseconds(1) ... .seconds(86_400))
    return SettlingRule(
      threshold: try arguments.percentage("--threshold", default: 0.02), fewest: fewest,
      limit: limit / .nanoseconds(1))
  }
}

import Exploration
import Terminal

extension Schedule {
  /// Reads the text after `--replay`, such as `1k3z9-1a2b-5:2,9:1` or `1k3z9-1a2b-5:2,9:1@2`.
  ///
  /// - Throws: `UsageError` for a text that is no schedule.
  package init(replayed text: String) throws(UsageError) {
    do {
      try self.init(text: text)
    } catch .version(let version) where !version.isNumber {
      throw UsageError(
        "--replay: '\(text)' is not a schedule; copy one from a verdict, such as 1k3z9--5:2")
    } catch .version {
      throw UsageError("--replay: another version of check has made the schedule \(text)")
    } catch {
      throw UsageError("--replay: \(error.description)")
    }
  }
}

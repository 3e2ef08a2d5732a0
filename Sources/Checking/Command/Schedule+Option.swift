import Exploration
import Terminal

extension Schedule {
  /// Reads the text after `--replay`, such as `1k3z9-1a2b-5:2,9:1` or `1k3z9-1a2b-5:2,9:1@2`.
  ///
  /// - Throws: `UsageError` for a text that is no schedule.
  package init(replayed text: String) throws(UsageError) {
    do {
      try self.init(text: text)
    } catch {
      throw UsageError("--replay: \(error.description)")
    }
  }
}

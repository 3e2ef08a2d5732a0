import Patterns
import Timeline

/// How many tasks that wait this machine's pool works on at once: measured once, when it is needed.
final class PoolWidth {
  private let rehearsal: Rehearsal
  /// What came out of it; `nil` before.
  private(set) var measured: Int?

  /// Remembers what is to be waited for.
  init(rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
  }

  /// The peak of a run of the tasks on a concurrent queue, in a process of its own.
  var value: Int {
    get throws {
      if let measured { return measured }
      var short = rehearsal
      short.unit = min(short.unit, .milliseconds(50))
      let peak = try PartProcess(pattern: Catalogue.pool, part: 0, rehearsal: short).run()
        .timeline.metrics().peak
      measured = peak
      return peak
    }
  }
}

import Foundation
import Patterns
import Terminal
import Timeline
import Timing

/// Runs a part of a pattern in a process of its own.
struct PartProcess {
  let pattern: Pattern
  let part: Int
  let rehearsal: Rehearsal

  /// Runs it to its end.
  ///
  /// - Parameter onNote: Called for each line that the part says, as it says it.
  /// - Throws: ``DemoError`` if it fails.
  func run(onNote: (Timeline.Note, Timeline.Lane) -> Void = { _, _ in }) throws -> Performance {
    guard let executable = Bundle.main.executableURL else {
      throw DemoError(description: "demo cannot find its own executable, to start a part with it")
    }
    let plan = PartWorker.Plan(pattern: pattern.name, part: part, rehearsal: rehearsal)
    var performance: Performance?
    var reason: String?
    var progress = Timeline()
    var words: [String] = []
    do {
      try MeasuringProcess.run(
        executable, [PartWorker.option, try CanonicalJSON.line(plan)], silence: silence
      ) { line in
        switch try? JSONDecoder().decode(PartWorker.Message.self, from: line) {
        case .note(let note, let lane): onNote(note, lane)
        case .progress(let timeline): progress = timeline
        case .done(let result): performance = result
        case .failed(let sentence): reason = sentence
        case nil: words.append(String(decoding: line, as: UTF8.self))
        }
      }
      if breaksRule {
        // The runtime does not end the process for each rule.
        performance = performance?.adding(TrapText.facts(words: words))
      }
    } catch MeasuringProcess.Failure.crashed(let signal) where breaksRule {
      performance = Performance(
        endedAfter: progress, facts: TrapText.facts(signal: signal, words: words))
    } catch let failure as MeasuringProcess.Failure {
      reason = failure.sentence
    }
    guard let performance, reason == nil else {
      throw DemoError(
        description: "the pattern '\(pattern.name)' failed: \(reason ?? "it told nothing")")
    }
    return performance
  }

  private var breaksRule: Bool { pattern.parts[part].mistake == .ofRule }

  /// The longest that a part may say nothing: all its work one after the other, and time to spare.
  private var silence: Duration {
    .seconds(60) + rehearsal.unit * rehearsal.units.reduce(0, +) * 4
  }
}

extension MeasuringProcess.Failure {
  /// What happened to the process of a part.
  fileprivate var sentence: String {
    switch self {
    case .notStarted(let reason): "its process could not be started: \(reason)"
    case .silent: "its process hung and was killed"
    case .crashed(let signal): "its process crashed with signal \(signal)"
    case .failed(let status): "its process ended with status \(status)"
    }
  }
}

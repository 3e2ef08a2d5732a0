import Channel
import Exploration
import Terminal

extension Verdict {
  /// The verdict in one line, with how sure it is and how long it took.
  package var line: String { line(effort: DurationText.format(nanoseconds: seconds * 1e9)) }

  /// The same line without the time, for texts that are the same each time.
  package var untimedLine: String { line(effort: nil) }

  private func line(effort time: String?) -> String {
    let width = workers > 0 ? Self.count(workers, "worker") : nil
    let effort = [time, width].compactMap { $0 }
    let told = effort.isEmpty ? "" : " (\(effort.joined(separator: ", ")))"
    let ran = ([Self.count(executions, "execution")] + effort).joined(separator: ", ")
    return switch kind {
    case .nothingWrong where story != nil: "This execution goes right."
    case .findings where story != nil: "This execution goes wrong: \(wrong)."
    case .nothingWrong: certain + told + "."
    case .findings: "Wrong: \(wrong) (\(ran))."
    case .unfinished where findings.first?.kind == .unfinished:
      "No answer: an \(wrong): perhaps a long computation, perhaps an endless loop (\(ran))."
    case .unfinished: "No answer: \(wrong), which check cannot follow (\(ran))."
    case .unsupported: Self.sentence("Not supported: ", messages.first ?? "something it uses")
    case .doesNotCompile: "Does not compile."
    case .inconclusive: Self.sentence("No answer: ", messages.first ?? "the search was stopped")
    }
  }

  private var certain: String {
    if let part = shards.first, shards.count == 1, part.count > 1 {
      return "Nothing wrong in part \(part.index) of \(part.count): "
        + "\(Self.count(executions, "execution")), "
        + "\(certainty == .proved ? "all that belong to it" : "sampled")"
    }
    return whole
  }

  private var whole: String {
    switch certainty {
    case .proved where executions == 1:
      "Nothing wrong: proved, there is only one interleaving\(assuming)"
    case .proved:
      "Nothing wrong: proved over all \(executions) interleavings\(differing)\(assuming)"
    case .provedUpTo(let preemptions):
      "Nothing wrong: proved \(English.upTo(preemptions: preemptions)), "
        + "\(Self.count(executions, "execution"))\(differing)\(assuming)"
    case .sampled:
      "Nothing wrong found: sampled, \(Self.count(executions, "execution"))\(differing)\(because)"
    }
  }

  /// That the order decides what comes out: nobody is told what should.
  private var differing: String {
    let count = outcomes.count + moreOutcomes
    return count > 1 ? " with \(count) different outcomes" : ""
  }

  /// Why nothing was proved.
  private var because: String { English().because(uncertainty) }

  /// What a proof rests on besides the program.
  private var assuming: String {
    let isLateToo = late.map { $0.isSilent && $0.certainty == .proved } ?? false
    return (isLateToo ? ", however late a timer comes" : "") + assumptions.proviso
  }

  private var wrong: String {
    guard let first = findings.first else { return "something" }
    let more = findings.count - 1
    return first.headline + (more > 0 ? ", and \(Self.count(more, "more finding"))" : "")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func sentence(_ start: String, _ rest: String) -> String {
    start + rest + (rest.hasSuffix(".") ? "" : ".")
  }
}

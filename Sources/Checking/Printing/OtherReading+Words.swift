import Channel
import Exploration

extension OtherReading {
  /// How sure it is, and over how many executions.
  var effort: String {
    switch certainty {
    case .proved: "proved over \(executions) interleaving\(executions == 1 ? "" : "s")"
    case .provedUpTo(let preemptions): "proved \(English.upTo(preemptions: preemptions))"
    case .sampled:
      "sampled, \(executions) execution\(executions == 1 ? "" : "s")"
        + English().because(uncertainty)
    }
  }
}

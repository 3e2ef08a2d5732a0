import Exploration

extension English {
  /// What `check` says of an example, as in the first line of a verdict.
  package func sentence(_ outcome: Explanation.Outcome) -> String {
    switch outcome {
    case .finds(let kind, let lines, let processors):
      let places = lines.map { Place(file: "", line: $0) }
      let start =
        kind == .unsupported ? "Not supported" : kind.isLimit ? "No answer" : "Wrong"
      guard let processors else { return "\(start): \(headline(kind, at: places))." }
      let width = PoolWidth(processors, orFewer: false)
      let hang = Mistake.poolExhausted(.taskPool, width, needed: LaneName(.task, ""))
      return "\(start): \(headline(hang, at: places))."
    case .proved: return "Nothing wrong: proved."
    case .provedAssuming(let assumption):
      return "Nothing wrong: proved, provided that \(condition(assumption))."
    case .provedUpTo(let preemptions):
      return "Nothing wrong: proved \(English.upTo(preemptions: preemptions))."
    case .sampled(let why, let names):
      return "Nothing wrong found: sampled, because \(reason(Uncertainty(why, names: names)))."
    }
  }
}

import Channel
import Exploration

extension Verdict {
  /// What its first line says, where that is no finding and more than a plain proof.
  var topics: [Topic] {
    if kind == .unsupported { return [.finding(.unsupported)] }
    guard kind == .nothingWrong, story == nil else { return [] }
    let assumed = Assumption.allCases.filter(assumptions.contains).map(Topic.assumption)
    return switch certainty {
    case .proved: assumed
    case .provedUpTo: [.certainty(.provedUpTo)] + assumed
    case .sampled: [.certainty(.sampled)]
    }
  }
}

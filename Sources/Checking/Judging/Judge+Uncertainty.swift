import Channel
import Exploration

extension Judge {
  /// Why nothing was proved, with the calls that may be to blame where executions do not repeat themselves, or the
  /// line.
  func uncertainty(
    _ uncertainty: Uncertainty, of object: String, _ resolver: Symbolizer
  ) -> Uncertainty {
    if let place = uncertainty.place {
      let line = resolver.place(of: place).map { "line \($0.line)" }
      return Uncertainty(uncertainty.reason, names: line.map { [$0] } ?? [])
    }
    if uncertainty.reason == .runtime {
      return Uncertainty(.runtime, names: uncertainty.names.map(demangled))
    }
    guard [.outcomesDiffer, .otherWay].contains(uncertainty.reason),
      let symbols = ObjectSymbols(path: object)
    else {
      return uncertainty
    }
    let calls = ChanceCalls.all(in: symbols.undefined.map(demangled))
    return calls.isEmpty ? uncertainty : Uncertainty(.chance, names: calls)
  }
}

import Channel
import Exploration

extension Judge {
  /// Why nothing was proved, with the calls that may be to blame where executions do not repeat themselves.
  func uncertainty(_ uncertainty: Uncertainty, of object: String) -> Uncertainty {
    if uncertainty.reason == .runtime {
      return Uncertainty(.runtime, names: uncertainty.names.map(demangled))
    }
    guard uncertainty.reason == .outcomesDiffer, let symbols = ObjectSymbols(path: object) else {
      return uncertainty
    }
    let calls = ChanceCalls.all(in: symbols.undefined.map(demangled))
    return calls.isEmpty ? uncertainty : Uncertainty(.chance, names: calls)
  }
}

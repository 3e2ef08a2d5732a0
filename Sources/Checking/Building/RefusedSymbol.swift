import Channel
import SeededRandom

/// A function that an object takes from a library and that the models do not control.
struct RefusedSymbol {
  let symbol: String
  /// As the learner writes it: `Process`, `access`.
  let name: String
  let reason: String

  /// Those of an object, in the order of their symbols.
  static func all(in object: String) -> [RefusedSymbol] {
    (ObjectSymbols(path: object)?.undefined ?? []).sorted().compactMap { symbol in
      guard case .refused(let reason) = SymbolPolicy.judge(symbol) else { return nil }
      let parts = reason.split(separator: ":", maxSplits: 1)
      let why = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : reason
      return RefusedSymbol(
        symbol: symbol, name: parts.first.map(String.init) ?? symbol,
        reason: why.hasSuffix(".") ? String(why.dropLast()) : why)
    }
  }

  /// The refusal, at the first line that uses it.
  func error(in sources: [SwiftSource]) -> UnsupportedAPI {
    let place = sources.lazy.compactMap { source in
      source.line(using: name).map { (source.path, $0) }
    }.first
    return UnsupportedAPI(
      name: name, path: place?.0 ?? sources.first?.path ?? "", line: place?.1 ?? 1, reason: reason)
  }

  /// A function that stands in for it and refuses when it is called, whatever its arguments are.
  var stub: String {
    let sentence = "\(name) is not supported: \(reason)."
    return """
      @_silgen_name("__wrap_\(symbol)") public func stub_\(String(hash, radix: 36))() -> Never {
        ModeledConcurrency.refuse(\(String(reflecting: sentence)))
      }

      """
  }

  /// Whether there is a library that has it: what no program can be linked with cannot be left out either.
  var canBeLinked: Bool { symbol != SymbolPolicy.superclassOfObjects }

  /// Whether it is called, and not data that only describes a type.
  var isFunction: Bool {
    !symbol.hasPrefix("$s")
      || !["N", "Mn", "Mp", "Mc", "WP", "Tu", "Tq", "Wvd"].contains { symbol.hasSuffix($0) }
  }

  /// A name of its own for each symbol.
  private var hash: UInt64 { StableHash(symbol.utf8).value }
}

import ModeledThreads

/// Which of the functions that a learner's object asks for may run.
///
/// An object leaves undefined what it takes from elsewhere. What is modelled runs under control, what
/// cannot be noticed by the explorer's promises runs as it is, and everything else is refused by name.
package enum SymbolPolicy {
  /// What becomes of a function.
  package enum Decision: Equatable, Sendable {
    /// The models have it.
    case modelled
    /// It neither waits nor depends on anything outside the program.
    case harmless
    /// It must not run; the reason begins with its name as a learner writes it.
    case refused(reason: String)
  }

  /// Judges a symbol that an object leaves undefined.
  package static func judge(_ symbol: String) -> Decision {
    let name = symbol.split(separator: "@", maxSplits: 1).first.map(String.init) ?? symbol
    if modelled.contains(name) { return .modelled }
    if isSwift(name) { return judgeSwift(name) }
    if name == superclassOfObjects {
      return .refused(
        reason:
          "NSObject: an actor that inherits from it cannot be linked on Linux, where the compiler "
          + "asks for a class that only Objective-C has.")
    }
    if let reason = CSymbols.refused[name] { return .refused(reason: "\(name): \(reason)") }
    if CSymbols.harmless.contains(name)
      || CSymbols.harmlessPrefixes.contains(where: { name.hasPrefix($0) })
    {
      return .harmless
    }
    if let reason = reasonOfFamily(name) { return .refused(reason: "\(name): \(reason)") }
    return .refused(reason: "\(name): the explorer does not know this function of the system.")
  }

  /// What an actor that is an `NSObject` asks for, and no library on Linux has.
  static let superclassOfObjects = "OBJC_CLASS_$_SwiftNativeNSObject"

  private static let modelled = Set(WrappedSymbols.modelled)

  private static func isSwift(_ name: String) -> Bool {
    name.hasPrefix("$s") || name.hasPrefix("$S") || name.hasPrefix("_T0")
  }

  private static func reasonOfFamily(_ name: String) -> String? {
    CSymbols.refusedPrefixes.first { name.hasPrefix($0.prefix) }?.reason
  }
}

/// The properties of an `NSCache`, which Foundation on Linux keeps without the lock that its items have.
///
/// Threads that use one of them race, as with a variable; two that use different ones do not. Source:
/// https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/Foundation/NSCache.swift
package enum CacheProperty: Int, CaseIterable {
  // What changes items reads the first three: `objects.c` counts on it.
  case delegate, totalCostLimit, countLimit, name, evictsObjectsWithDiscardedContent

  /// - Parameter symbol: The mangled name of a getter or setter.
  package init?(_ symbol: String) {
    let property = Self.allCases.first {
      let name = String(describing: $0)
      return symbol.hasPrefix("$s10Foundation7NSCacheC\(name.utf8.count)\(name)")
    }
    guard let property else { return nil }
    self = property
  }

  /// What is added to the number of an ``ObjectMethod``.
  package var rawUse: Int32 { Int32(rawValue) << 10 }
}

extension ObjectMethod {
  /// - Parameter member: The mangled name of a member of `NSCache`, from behind that of the class.
  init?(cache member: Substring) {
    switch member.suffix(2) {
    case "vg": self = .readsProperty
    case "vs": self = .writesProperty
    case "vM": self = .modifiesProperty
    case _ where member.hasSuffix("F"): self = member.hasPrefix("6object") ? .looks : .changesItems
    default: return nil
    }
  }
}

import Channel

/// The names of the global and static variables of a compiled object.
struct GlobalVariables {
  private let variables: [(place: Range<UInt>, name: String)]

  /// Reads them; an object that cannot be read has none.
  init(object: String?) {
    variables = (object.flatMap { ObjectSymbols(path: $0) }?.variables ?? []).compactMap {
      symbol, place in
      Self.name(symbol).map { (place, $0) }
    }
  }

  /// The variable that stands at an offset into the object, or that has a part there.
  func name(at place: UInt) -> String? {
    guard let variable = variables.first(where: { $0.place.contains(place) }) else { return nil }
    let part = place - variable.place.lowerBound
    return part == 0 ? variable.name : "\(variable.name)+\(part)"
  }

  /// The name without its module and its type; `nil` for what is no variable of the program.
  ///
  /// The symbols of variables end in `vp`, those of static ones in `vpZ` (`docs/ABI/Mangling.rst`).
  static func name(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") else {
      return nil
    }
    let text = demangled(symbol)
    guard let type = text.firstRange(of: " : ") else { return nil }
    var name = text[..<type.lowerBound]
    if name.hasPrefix("static ") { name = name.dropFirst(7) }
    guard let module = name.firstIndex(of: ".") else { return String(name) }
    return String(name[name.index(after: module)...])
  }
}

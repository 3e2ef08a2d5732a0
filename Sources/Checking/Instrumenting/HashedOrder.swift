/// Where a program depends on the order of a set or dictionary, which is another one in each process.
///
/// The names are mangled as the standard library and Foundation have them; `Sh` is a set, `SD` a dictionary.
enum HashedOrder {
  /// Whether a function asks for it, or for a hash itself.
  static func isAsked(by symbol: String) -> Bool {
    symbol.hasPrefix("$s")
      && (asking.contains(where: symbol.hasPrefix) || symbol.hasSuffix("9hashValueSivg"))
  }

  private static let asking = [
    "$sSD12makeIterator", "$sSh12makeIterator", "$sSD4KeysV12makeIterator",
    "$sSD6ValuesV12makeIterator", "$sSD8popFirst", "$sSh8popFirst", "$sSh11removeFirst",
    "$sSD10startIndex", "$sSh10startIndex", "$ss6HasherV8finalize", "$sSH9hashValueSivgTj",
    "$ss10_hashValue3for", "$sSh11description", "$sSD11description",
    "$s10Foundation5NSSetC10allObjects", "$s10Foundation5NSSetC9anyObject",
    "$s10Foundation12NSDictionaryC7allKeys", "$s10Foundation12NSDictionaryC9allValues",
  ]

  /// Whether a function of the module finds out how one is a sequence, a collection or a text, for generic
  /// code that will ask for the order.
  static func isLent(by name: String) -> Bool {
    ["$sSh", "$sSD"].contains(where: name.hasPrefix)
      && ["STsWl", "SlsWl", "s23CustomStringConvertiblesWl"].contains(where: name.hasSuffix)
  }

  /// Whether what is called next goes by the order.
  ///
  /// A set or a dictionary that is made of another one, and some generic functions, do not.
  static func matters(toCallAfter place: Int, in text: RepresentationText) -> Bool {
    var line = text.endOfLine(place) + 1
    // Loads of addresses, and debug records, may stand between the two.
    for _ in 0..<16 where line < text.count {
      let words = text.text(line..<text.endOfLine(line))
      if words.hasPrefix("}") { break }
      if let call = words.firstRange(of: "call swiftcc "),
        let name = words[call.upperBound...].firstRange(of: "@\"$s")
      {
        let symbol = words[name.lowerBound...].dropFirst(2)
        return
          !(["$sSh", "$sSD"].contains(where: symbol.hasPrefix)
          || regardless.contains { symbol.prefix(64).contains($0) })
      }
      line = text.endOfLine(line) + 1
    }
    return true
  }

  private static let regardless = [
    "E6sorted", "E8contains", "E12allSatisfy", "E3min", "E3max",
  ]
}

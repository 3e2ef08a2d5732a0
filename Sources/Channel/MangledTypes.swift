/// The types in the name of a Swift function, as far as the question goes whether it gets a pointer.
///
/// Names are numbers with as many characters behind them; `0` begins one that repeats words of others, and `A` stands for
/// a type that was there before. https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst
enum MangledTypes {
  /// Whether a function gets a pointer or a buffer of unsafe memory: not one that gives it to a closure.
  ///
  /// One that returns a pointer counts, too, but for a getter.
  ///
  /// - Parameter symbol: The function's mangled name.
  static func havePointer(inFunction symbol: String) -> Bool {
    let ends = ["F", "fC", "fc"]
    guard ends.contains(where: symbol.hasSuffix), !symbol.contains("XE") else { return false }
    var rest = Substring(symbol.dropFirst("$s".count))
    while let first = rest.popFirst() {
      if first == "0" || first == "A" {
        // Words, or earlier types: the last one is an upper-case letter.
        while let letter = rest.popFirst(), !letter.isUppercase, letter != "_" {}
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(digits.count + (Int(String(first) + digits) ?? 0))
      } else if first == "S" {
        rest = rest.drop { $0.isNumber }
        if let type = rest.popFirst(), "PpVvRrWw".contains(type) { return true }
      }
    }
    return false
  }
}

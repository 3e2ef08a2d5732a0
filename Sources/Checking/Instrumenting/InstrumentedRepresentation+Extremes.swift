extension InstrumentedRepresentation {
  /// Has `max` and `min` of atomic values told, which the sanitizer's pass leaves as they are.
  ///
  /// (`ThreadSanitizer::instrumentAtomic` in LLVM has a function for every other operation.)
  mutating func tellExtremes(in told: [Range<Int>]) throws {
    for place in text.all(" = atomicrmw ") where told.cover(place) {
      let line = place + " = ".utf8.count..<text.endOfLine(place)
      let words = text.text(line)
      guard let match = try Self.extreme.firstMatch(in: words) else {
        // What else there is has a function of the sanitizer's own.
        let name = words.split(separator: " ").first { !["atomicrmw", "volatile"].contains($0) }
        guard Self.others.contains(name.map(String.init) ?? "") else { throw text.odd(place) }
        continue
      }
      let (name, address, bits, value) = (match.1, match.2, match.3, match.4)
      guard let order = Self.orders[String(match.5)] else { throw text.odd(place) }
      let function = "__tsan_atomic\(bits)_fetch_\(name)"
      edits.append(
        (
          line,
          "call i\(bits) @\(function)(ptr \(address), i\(bits) \(value), i32 \(order))\(match.6)"
        ))
      declarations[function] = "declare i\(bits) @\(function)(ptr, i\(bits), i32)"
    }
  }

  private static var extreme:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring, Substring)>
  {
    /^atomicrmw (?:volatile )?(u?(?:max|min)) ptr (.+), i(8|16|32|64) ([^, ]+) ([a-z_]+), align [0-9]+(.*)$/
  }

  private static let others: Set = ["xchg", "add", "sub", "and", "or", "xor", "nand"]

  /// The sanitizer's numbers of memory orderings (`tsan_interface_atomic.h`).
  static let orders = [
    "monotonic": 0, "acquire": 2, "release": 3, "acq_rel": 4, "seq_cst": 5,
  ]
}

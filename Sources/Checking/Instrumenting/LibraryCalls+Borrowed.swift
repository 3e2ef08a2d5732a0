/// Variables that calls lend to libraries, which the compiler does not mark.
///
/// Where a library gets a value, the program has loaded it, and that is told. Where it gets an address instead, as generic
/// code does, it loads the value itself.
extension LibraryCalls {
  /// Tells that a library reads what it gets the address of.
  mutating func observeBorrowed() throws {
    let elsewhere = Set(names.map(\.symbol))
    var done = -1
    for place in text.all("ptr noalias ") where told.cover(place) && text.startOfLine(place) > done
    {
      let line = text.startOfLine(place)..<text.endOfLine(place)
      done = line.lowerBound
      guard isCall(place), let at = text.find(" @\"$s", in: line), at < place,
        let end = text.find("\"(", in: at..<line.upperBound)
      else { continue }
      let symbol = text.text(at + 3..<end)
      guard elsewhere.contains(symbol), LibraryCall(symbol) == nil, !Self.handsOn(symbol),
        !Self.onlyHolds(symbol)
      else { continue }
      let arguments = try callArguments(from: end + 1, of: place)
      for (one, said) in zip(arguments.all, arguments.said) where said.contains("noalias") {
        guard !said.contains(where: { $0.hasPrefix("sret") }), !isTemporary(one.value, at: place)
        else { continue }
        add("reads", [one, ("i64", size(of: one.value, said))], before: place)
      }
    }
  }

  /// Tells that a boxed value changes: it does so where it is, or else a new box is put into the variable.
  mutating func observeBoxes() throws {
    let name = "@__swift_mutable_project_boxed_opaque_existential_1"
    for place in text.all(name + "(") where told.cover(place) && isCall(place) {
      let arguments = try arguments(from: place + name.utf8.count, of: place)
      guard let box = arguments.first else { throw text.odd(place) }
      if isTemporary(box.value, at: place) { continue }
      add("writes", [box, ("i64", "8")], before: place)
    }
  }

  /// Tells that an array is given as a pointer to what may change: it is made the only one with its elements before.
  mutating func observeArraysAsPointers() throws {
    for place in text.all("@\"$sSa15reserveCapacityyySiF") where told.cover(place) && isCall(place)
    {
      guard let end = text.find("\"(", in: place..<text.endOfLine(place)) else {
        throw text.odd(place)
      }
      let arguments = try callArguments(from: end + 1, of: place)
      guard
        let array = zip(arguments.all, arguments.said).first(where: { $1.contains("swiftself") })
      else { throw text.odd(place) }
      // A call by name is marked by the compiler.
      guard arguments.all[0].value == "0", !isTemporary(array.0.value, at: place) else { continue }
      add("writes", [array.0, ("i64", "8")], before: place)
    }
  }

  /// Whether a function only keeps alive what it gets, or hands it on; or whether it resumes a continuation, where the
  /// call is the step and nothing comes between.
  private static func onlyHolds(_ symbol: String) -> Bool {
    ["withExtendedLifetime", "withUnsafe", "15Synchronization"].contains(where: symbol.contains)
      || symbol.hasPrefix("$sScC6resume")
  }

  /// Whether an address is of a variable of the function that no other one knows.
  private func isTemporary(_ value: String, at place: Int) -> Bool {
    guard let function = told.last(where: { $0.lowerBound <= place }) else { return true }
    return text.find(made: "\n  \(value) = alloca ", in: function.lowerBound..<place) != nil
  }

  /// How many bytes surely belong to a variable.
  private func size(of value: String, _ said: [String]) -> String {
    let known = said.compactMap { $0.wholeMatch(of: /dereferenceable\((\d+)\)/)?.1 }.first
    if let known { return String(known) }
    let isGlobal = value.hasSuffix("vp\"") || value.hasSuffix("vpZ\"")
    return (isGlobal ? size(ofGlobal: value)?.value : nil) ?? "1"
  }
}

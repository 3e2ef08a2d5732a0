import Channel

/// Objects of libraries that may change: calls of their methods, and calls that get one.
extension LibraryCalls {
  // MARK: Methods through a table

  /// Tells of each call of a method that is found in an object's table.
  mutating func observeMethods() throws {
    for place in text.all(" swiftself %") where told.cover(place) && isCall(place) {
      let line = text.startOfLine(place)
      guard let open = text.find("(", in: line..<place), let object = object(at: place) else {
        continue
      }
      var start = open
      while text[start - 1] != UInt8(ascii: " ") { start -= 1 }
      guard text.has("%", at: start) else { continue }
      let observer = isVirtual(place, object) ? "virtualMethod" : "method"
      let arguments = [("ptr", text.text(start..<open)), ("ptr", object)]
      add(observer, arguments, before: place)
      for given in given(try self.arguments(from: open, of: place), at: place)
      where given[0].value != object {
        add("givenTo", [arguments[0]] + given, before: place)
      }
      observeEnd(of: place, arguments)
    }
  }

  /// Tells of the end of a modification, which is a call of what the beginning has returned.
  private mutating func observeEnd(of place: Int, _ arguments: [CallArguments.One]) {
    let line = text.startOfLine(place)
    guard let equals = text.find(" = call swiftcc { ptr, ptr } ", in: line..<place) else { return }
    let next = text.endOfLine(line) + 1
    let taken = text.text(next..<text.endOfLine(next))
    let returned = text.text(line + 2..<equals)
    let mark = taken.firstRange(of: " = extractvalue { ptr, ptr } \(returned), 0")
    guard let mark, let end = text.find("\n}", in: next..<text.count) else { return }
    let resumption = taken[..<mark.lowerBound].drop { $0 == " " } + "("
    var from = next
    while let call = text.find("call swiftcc void %", in: from..<end) {
      from = text.endOfLine(call)
      let called = text.text(call + "call swiftcc void ".utf8.count..<from)
      if called.hasPrefix(resumption) { add("methodEnds", arguments, before: call) }
    }
  }

  /// Whether what is called was found through the object: its first word was loaded just before.
  private func isVirtual(_ place: Int, _ object: String) -> Bool {
    let end = text.startOfLine(place)
    var start = end
    for _ in 0..<8 where start > 0 { start = text.startOfLine(start - 1) }
    return text.text(start..<end).contains(" = load ptr, ptr \(object), ")
  }

  // MARK: Objects that are given to libraries

  /// Tells of what a library gets that may be an object which changes: it may look at it.
  mutating func observeGiven() throws {
    let elsewhere = Set(names.map(\.symbol))
    for place in text.all("@\"$s") + text.all("@swift_dynamicCast(")
    where told.cover(place) && isCall(place) {
      let isQuoted = text.has("\"", at: place + 1)
      let start = place + (isQuoted ? 2 : 1)
      let line = start..<text.endOfLine(start)
      guard let end = isQuoted ? text.find("\"", in: line) : text.find("(", in: line) else {
        continue
      }
      let symbol = text.text(start..<end)
      let open = end + (isQuoted ? 1 : 0)
      guard text.has("(", at: open), elsewhere.contains(symbol) else { continue }
      if ObjectMethod.makes(symbol) { observeMade(place, as: "made") }
      if ObjectMethod.makesPerhaps(symbol) { observeMade(place, as: "madePerhaps") }
      if Self.handsOn(symbol) { continue }
      let arguments = try arguments(from: open, of: place)
      for given in given(arguments, at: place) { add("given", given, before: place) }
      guard symbol.contains("BridgeFromObjectiveC") else { continue }
      for one in arguments where one.type == "i64" && one.value.hasPrefix("%") {
        add("givenWord", [one], before: place)
      }
    }
    // What is put into an existential.
    for place in text.all(" = getelementptr inbounds nuw %Any, ptr %") where told.cover(place) {
      let line = text.startOfLine(place)
      guard text.text(line..<text.endOfLine(line)).contains(", i32 0, i32 0") else { continue }
      let slot = text.text(line + 2..<place)
      let next = text.endOfLine(line) + 1
      let stored = text.text(next..<text.endOfLine(next))
      guard stored.hasPrefix("  store ptr %"), stored.contains(", ptr \(slot),") else { continue }
      let value = stored.dropFirst("  store ptr ".count).prefix { $0 != "," }
      add("given", [("ptr", String(value)), Self.none, Self.noSize], before: next)
    }
  }

  /// An object is made: the call that tells of it comes behind.
  private mutating func observeMade(_ place: Int, as observer: String) {
    let line = text.startOfLine(place)
    let next = text.endOfLine(line) + 1
    if let equals = text.find(" = call swiftcc ptr ", in: line..<place) {
      add(observer, [("ptr", text.text(line + 2..<equals))], before: next)
    } else if observer == "made",
      let equals = text.find(" = call swiftcc i64 ", in: line..<place)
    {
      // An initialiser that can fail.
      add("madeWord", [("i64", text.text(line + 2..<equals))], before: next)
    }
  }

  /// The object that a method is called on.
  func object(at place: Int) -> String? {
    let line = text.startOfLine(place)..<text.endOfLine(place)
    guard let start = text.find(" swiftself %", in: line) else { return nil }
    let name = start + " swiftself ".utf8.count
    var end = name + 1
    if text.has("\"", at: end) { end = (text.find("\"", in: end + 1..<line.upperBound) ?? end) + 1 }
    while ![UInt8(ascii: ","), UInt8(ascii: ")")].contains(text[end]), end < line.upperBound {
      end += 1
    }
    return text.text(name..<end)
  }
}

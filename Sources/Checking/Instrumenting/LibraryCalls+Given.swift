/// What calls give to libraries.
extension LibraryCalls {
  /// Whether a function is that of a model: it does not look at what it is given, but for what it prints.
  static func handsOn(_ symbol: String) -> Bool {
    let models = ["Dispatch", "Foundation", "Concurrency", "Synchronization", "Threads"]
    return models.contains { symbol.hasPrefix("$s\("Modeled\($0)".utf8.count)Modeled\($0)") }
      && !["5print", "10debugPrint", "4dump"].contains { symbol.contains("Concurrency\($0)") }
  }

  static let none: CallArguments.One = ("ptr", "null")
  static let noSize: CallArguments.One = ("i64", "0")

  /// The pointers among a call's arguments, each with the one before it and the bytes that are there, 0 if that is not
  /// known: behind a function comes what it has captured, at which no library looks.
  func given(_ arguments: [CallArguments.One], at place: Int) -> [[CallArguments.One]] {
    zip(arguments, [Self.none] + arguments).compactMap { one, before in
      // A value of the function, or where a global variable is.
      let isGlobal = one.value.hasSuffix("vp\"") || one.value.hasSuffix("vpZ\"")
      guard one.type == "ptr", one.value.hasPrefix("%") || isGlobal else { return nil }
      let size = isGlobal ? size(ofGlobal: one.value) : size(ofLocal: one.value, before: place)
      return [one, before.type == "ptr" ? before : Self.none, size ?? Self.noSize]
    }
  }

  /// The size of a function's own variable: of a type that the text names, or as many bytes as it says.
  private func size(ofLocal name: String, before place: Int) -> CallArguments.One? {
    guard let function = told.last(where: { $0.lowerBound <= place }),
      let start = text.find(made: "\n  \(name) = alloca ", in: function.lowerBound..<place)
    else { return nil }
    let line = start + 1..<text.endOfLine(start + 1)
    let type = start + "\n  \(name) = alloca ".utf8.count
    guard let end = text.find(", align ", in: line) else { return nil }
    let words = text.text(type..<end)
    let bytes = "i8, i64 "
    return words.hasPrefix(bytes)
      ? ("i64", String(words.dropFirst(bytes.utf8.count))) : Self.size(ofType: words)
  }

  func size(ofGlobal name: String) -> CallArguments.One? {
    guard let start = text.find(made: "\n\(name) = ", in: 0..<text.count) else { return nil }
    let line = start + 1..<text.endOfLine(start + 1)
    guard let type = text.find(" global ", in: line),
      let end = text.find(" zeroinitializer", in: line)
    else { return nil }
    return Self.size(ofType: text.text(type + " global ".utf8.count..<end))
  }

  /// The size of a type, as an expression that LLVM works out.
  private static func size(ofType type: String) -> CallArguments.One {
    ("i64", "ptrtoint (ptr getelementptr (\(type), ptr null, i32 1) to i64)")
  }
}

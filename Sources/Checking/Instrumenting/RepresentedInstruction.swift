/// An instruction of a function in LLVM's language, and what it names.
struct RepresentedInstruction {
  /// Without the name of its result.
  let text: Substring
  /// Its first word; that of a call without what is said of it before.
  let operation: Substring

  init(_ line: String) {
    var rest = line.drop { $0 == " " }
    if rest.hasPrefix("%"), let end = rest.firstRange(of: " = ") {
      rest = rest[end.upperBound...]
    }
    if rest.hasPrefix("tail call ") { rest = rest.dropFirst("tail ".count) }
    text = rest
    operation = rest.prefix { $0 != " " }
  }

  var isAtomic: Bool { text.hasPrefix("load atomic ") }
  var isForDebugger: Bool { text.hasPrefix("#dbg_") }

  /// What is called, if it says so by its name.
  var callee: String? {
    guard operation == "call", let at = text.firstIndex(of: "@"),
      !text[..<at].contains(where: { $0 == "%" || $0 == "(" })
    else { return nil }
    let name = text[text.index(after: at)...]
    return String(
      name.hasPrefix("\"")
        ? name.dropFirst().prefix { $0 != "\"" } : name.prefix { $0 != "(" })
  }

  /// The last argument of a call.
  var argument: Substring? {
    guard callee != nil, let close = text.lastIndex(of: ")") else { return nil }
    return text[..<close].split(separator: " ").last
  }

  /// What a store that is no atomic one writes to.
  var stored: String? {
    guard operation == "store", !text.hasPrefix("store atomic "),
      let address = text.ranges(of: ", ptr ").last
    else { return nil }
    return String(text[address.upperBound...].prefix { $0 != "," })
  }

  /// What a call fills with one byte.
  var filled: String? {
    guard callee?.hasPrefix("llvm.memset.") == true, let open = text.firstRange(of: "(ptr ") else {
      return nil
    }
    let argument = text[open.upperBound...].prefix { $0 != "," }
    return argument.split(separator: " ").last.map(String.init)
  }
}

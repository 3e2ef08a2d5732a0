/// The arguments of a call in LLVM's language, without what is only said of them.
///
///     (ptr noalias sret(%swift.opaque) %7, i64 1, ptr getelementptr (i8, ptr @"a, b", i64 1))
struct CallArguments {
  /// The type and the value of one.
  typealias One = (type: String, value: String)

  private(set) var all: [One] = []
  /// What is said of each.
  private(set) var said: [[String]] = []

  /// - Parameters:
  ///   - line: The line of the call.
  ///   - open: Where in it the parenthesis opens.
  /// - Returns: `nil` for what is written in some other way.
  init?(_ line: [UInt8], from open: Int) {
    var depth = 0
    var isQuoted = false
    var start = open + 1
    for place in open..<line.count {
      let byte = line[place]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      let ends = depth == 0
      guard ends || depth == 1 && byte == UInt8(ascii: ",") else { continue }
      if place > start {
        let argument = line[start..<place]
        guard let (one, attributes) = Self.split(argument) else { return nil }
        // Only a function that throws may be told where a Swift error goes.
        if !Self.words(argument).contains(where: { $0.elementsEqual("swifterror".utf8) }) {
          all.append(one)
          said.append(attributes)
        }
      }
      start = place + 2
      if ends { return }
    }
    return nil
  }

  /// What may stand between a type and a value.
  private static let attributes = [
    "noalias", "sret", "swiftself", "swifterror", "swiftasync", "captures", "dereferenceable",
    "noundef", "nonnull", "returned", "align", "zeroext", "signext", "nocapture", "readonly",
    "inreg", "writable", "dead_on_unwind",
  ]

  /// The words of one argument.
  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var depth = 0
    var isQuoted = false
    var start = text.startIndex
    for place in text.indices {
      let byte = text[place]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      if byte == UInt8(ascii: " "), depth == 0 {
        words.append(text[start..<place])
        start = place + 1
      }
    }
    return words + [text[start...]]
  }

  /// Splits one argument into its type and its value, and what is said of it.
  private static func split(_ text: ArraySlice<UInt8>) -> (One, [String])? {
    let words = words(text)
    let type = String(decoding: words[0], as: UTF8.self)
    var rest = words.dropFirst()
    var said: [String] = []
    while let word = rest.first {
      let name = String(decoding: word.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
      guard attributes.contains(name) else { break }
      said.append(String(decoding: word, as: UTF8.self))
      rest = rest.dropFirst()
      // Its number is a word of its own.
      if name == "align", word.count == name.utf8.count { rest = rest.dropFirst() }
    }
    guard let first = rest.first else { return nil }
    return ((type, String(decoding: text[first.startIndex...], as: UTF8.self)), said)
  }
}

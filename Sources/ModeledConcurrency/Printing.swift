import Exploration

/// Prints as Swift's own does; what a program prints is the outcome of an execution.
///
/// The text is complete before another lane prints, as the lock of the real one ensures: that is locked while
/// the values say what they are.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printing(items) { output in
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(separator) }
      Swift.print(item, terminator: "", to: &output)
    }
    output.write(terminator)
  }
}

/// Prints for debugging as Swift's own does, to the program's output.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printing(items) { output in
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(separator) }
      Swift.debugPrint(item, terminator: "", to: &output)
    }
    output.write(terminator)
  }
}

/// Prints a value and what it consists of as Swift's own does, to the program's output.
@discardableResult
public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  printing([value]) { output in
    Swift.dump(
      value, to: &output, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  }
  return value
}

private func printing(_ items: [Any], _ write: (inout PrintedText) -> Void) {
  let asks = StandardOutput.isLocked && !items.allSatisfy(isPlain)
  if items.contains(where: isHashed) { Assumption.hashing.note() }
  var output = PrintedText(isDirect: asks)
  if asks { StandardOutput.lock() }
  write(&output)
  if asks {
    StandardOutput.unlock(after: output.text.utf8)
  } else {
    Engine.shared.print(output.text.utf8)
  }
}

/// Whether no code of the program says what a value is.
private func isPlain(_ item: Any) -> Bool {
  switch item {
  case is String, is Substring, is Character, is Bool, is Double, is Int, is UInt: true
  case is [Int], is [String], is [Double], is [Bool], is Int?, is String?: true
  default: false
  }
}

/// Whether it is printed in an order that is another one in each process.
private func isHashed(_ item: Any) -> Bool {
  guard !isPlain(item) else { return false }
  let name = _typeName(type(of: item), qualified: false)
  guard name.hasPrefix("Set<") || name.hasPrefix("Dictionary<") else { return false }
  return (item as? any Collection).map { $0.count > 1 } ?? false
}

/// What is printed, which is written at once if the program's own code says what it is: that may print, too.
private struct PrintedText: TextOutputStream {
  var text = ""
  let isDirect: Bool

  init(isDirect: Bool) { self.isDirect = isDirect }

  mutating func write(_ string: String) {
    text += string
    if isDirect { StandardOutput.write(string.utf8) }
  }
}

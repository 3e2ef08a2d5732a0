import Checking

/// A function of the submission that has the name of one that sleeps.
extension FairPlay {
  /// The first labels of the functions that sleep, in Dispatch, Foundation, the standard library and C.
  private static let sleepingLabels: Set = ["for", "until", "nanoseconds", "forTimeInterval", "_"]

  /// Whether a name is, here, that of the submission's own function, which its first label tells from the others.
  func isOwnSleep(at index: Int) -> Bool {
    guard let label = firstLabel(at: index), !Self.sleepingLabels.contains(label) else {
      return false
    }
    return source.tokens.indices.contains { other in
      isToken(other - 1, "func") && source.tokens[other].name == source.tokens[index].name
        && firstLabel(at: other) == label
    }
  }

  /// The first label behind a name, of a call or of a declaration; empty for `()`, `nil` where nothing tells it.
  private func firstLabel(at index: Int) -> String? {
    guard isToken(index + 1, "("), let first = token(index + 2) else { return nil }
    if isToken(index + 2, ")") { return "" }
    let isDeclared = isToken(index - 1, "func")
    guard isToken(index + 3, ":") || isDeclared && isToken(index + 4, ":") else { return nil }
    return first.name
  }
}

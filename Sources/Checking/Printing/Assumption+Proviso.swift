import Exploration

extension Set<Assumption> {
  /// Them as documents list them; `nil` for none.
  package var listed: [Assumption]? {
    isEmpty ? nil : Assumption.allCases.filter(contains)
  }
}

extension Sequence<Assumption> {
  /// What a proof rests on besides the program, as the end of a sentence; empty where that is nothing.
  package var proviso: String {
    let words = (Set(self).listed ?? []).map(English().condition)
    guard let last = words.last else { return "" }
    let list = words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    return ", provided that " + list
  }
}

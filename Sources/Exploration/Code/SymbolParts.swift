import CExploration

extension String {
  /// Whether a symbol has a part, which Swift's mangling keeps as it is.
  ///
  /// It compares bytes: the standard library's search for characters takes a hundred times as long, and every start
  /// of a worker asks for each symbol that its object takes from elsewhere.
  package func mentions(_ part: String) -> Bool { strstr(self, part) != nil }
}

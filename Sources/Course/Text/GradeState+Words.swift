extension GradeState {
  /// The words in tables.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "not yet"
    case .doesNotCompile: "does not compile"
    case .notAllowed: "not allowed"
    case .unreadable: "unreadable"
    case .missing: "not submitted"
    case .notGraded: "not judged"
    }
  }
}

extension GradeReport {
  /// What a table of a class has for an exercise: points where there is a verdict, otherwise why there is none.
  var cell: String {
    switch state {
    case .passed, .failed, .notAllowed: "\(points)"
    case .doesNotCompile, .unreadable, .missing, .notGraded: state.words
    }
  }
}

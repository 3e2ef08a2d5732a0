import Checking

extension GradeReport {
  /// What grading came to, in one sentence without an end.
  var notice: String {
    return "\(state.words), \(points) of \(of) points" + (why.isEmpty ? "" : ": \(why)")
  }
}

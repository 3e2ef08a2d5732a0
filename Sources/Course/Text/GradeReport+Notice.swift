import Checking

extension GradeReport {
  /// What grading came to, in one sentence without an end.
  var notice: String {
    let state = hasPassed ? "passed" : !isJudged ? "not graded" : "not yet"
    return "\(state), \(points) of \(of) points" + (why.isEmpty ? "" : ": \(why)")
  }
}

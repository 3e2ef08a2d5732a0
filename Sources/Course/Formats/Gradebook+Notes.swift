extension Gradebook {
  /// The notes about the learner's folder, and why there is no verdict where that is not the learner's doing.
  var noteWords: String {
    let causes = Set(exercises.filter { !$0.isJudged }.map(\.why)).sorted()
    return ((notes ?? []).map(\.words) + causes).joined(separator: ". ")
  }

  /// What a row of a class says at its end: what keeps it from being judged, or the first that has not passed.
  var remark: String {
    if let note = notes?.first(where: { $0.kind == .notFollowed }) { return note.words }
    let first = exercises.first { !$0.isJudged } ?? exercises.first { !$0.hasPassed }
    return first.map { "\($0.exercise): \($0.isJudged ? $0.state.words : $0.why)" } ?? ""
  }
}

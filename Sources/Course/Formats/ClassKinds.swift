/// What is wrong with the submissions of a class, the most frequent first.
struct ClassKinds {
  /// A diagnosis, and of how many submissions it is the first.
  private(set) var all: [(diagnosis: Diagnosis, count: Int)] = []

  init(_ reports: [GradeReport]) {
    for diagnosis in reports.compactMap(\.classDiagnosis) {
      if let index = all.firstIndex(where: { $0.diagnosis == diagnosis }) {
        all[index].count += 1
      } else {
        all.append((diagnosis, 1))
      }
    }
    all.sort { one, other in
      one.count != other.count
        ? one.count > other.count : one.diagnosis.word < other.diagnosis.word
    }
  }

  /// The index of a submission's diagnosis; `nil` for none.
  func index(of report: GradeReport) -> Int? {
    report.classDiagnosis.flatMap { diagnosis in all.firstIndex { $0.diagnosis == diagnosis } }
  }
}

extension GradeReport {
  /// What is wrong with a submission that was judged.
  fileprivate var classDiagnosis: Diagnosis? {
    isJudgedSubmission && !hasPassed ? problems.first?.diagnosis : nil
  }

  /// Whether something was handed in, and the machine could judge it.
  var isJudgedSubmission: Bool {
    switch state {
    case .passed, .failed, .doesNotCompile, .notAllowed, .unreadable: true
    case .missing, .notGraded: false
    }
  }
}

/// What a class came to, in sentences.
struct ClassSummary {
  let sentence: String
  let notes: [String]

  init(_ reports: [GradeReport], _ kinds: ClassKinds) {
    let judged = reports.count(where: \.isJudgedSubmission)
    let passed = reports.count(where: \.hasPassed)
    // Of mistakes that each was made once, none is the most frequent.
    let most = kinds.all.first.flatMap { $0.count > 1 ? $0 : nil }
    sentence =
      "\(passed) of \(judged) passed"
      + (most.map { "; most often wrong: \($0.diagnosis.title) (\($0.count))" } ?? "")
      + "."
    let missing = reports.count { $0.state == .missing }
    let unjudged = reports.count { !$0.isJudged }
    notes = [
      missing > 0 ? "Not submitted: \(missing)." : nil,
      unjudged > 0
        ? "Not judged, because a tool or the machine failed: \(unjudged). Grade these again." : nil,
    ].compactMap { $0 }
  }
}

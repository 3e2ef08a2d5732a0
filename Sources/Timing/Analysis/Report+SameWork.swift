extension Report {
  /// Makes sure that another report is about the same work.
  ///
  /// - Throws: ``ReportError`` with what differs.
  func checkSameWork(
    as other: Report, file: String, other otherFile: String
  ) throws(ReportError) {
    let (mine, theirs) = (workload, other.workload)
    func refuse(_ what: String, _ a: String, _ b: String) -> ReportError {
      ReportError(
        .badData, file,
        "it measures different work than \(otherFile): \(what) \(a), not \(b); measure with "
          + "'swift run bench --like \(otherFile)'")
    }
    if (own == nil) != (other.own == nil) {
      let words = { (report: Report) in report.own == nil ? "patterns" : "functions of a file" }
      throw refuse("it is about", words(self), words(other))
    }
    if mine.kind != theirs.kind {
      throw refuse("the workload is", mine.kind.rawValue, theirs.kind.rawValue)
    }
    if mine.tasks != theirs.tasks {
      throw refuse("the number of tasks is", "\(mine.tasks)", "\(theirs.tasks)")
    }
    if mine.unit != theirs.unit {
      throw refuse("the unit in nanoseconds is", "\(Int(mine.unit))", "\(Int(theirs.unit))")
    }
    if mine.units != theirs.units, seed == other.seed {
      throw refuse("the lengths of the tasks are", "\(mine.units)", "\(theirs.units)")
    }
    if mine.units != theirs.units {
      throw refuse("the lengths of the tasks follow from seed", "\(seed)", "\(other.seed)")
    }
    if mine.iterationsPerUnit != theirs.iterationsPerUnit {
      throw refuse(
        "the steps in a unit are", mine.iterationsPerUnit.map { "\($0)" } ?? "none",
        theirs.iterationsPerUnit.map { "\($0)" } ?? "none")
    }
  }
}

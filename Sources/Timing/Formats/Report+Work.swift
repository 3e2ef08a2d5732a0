import Terminal

extension Report {
  /// What was measured and how much of it, as the beginning of a sentence.
  package var work: String {
    if let own {
      return "\(patterns.count) functions of \(own.file.shown), compiled with "
        + "\(own.flags.shown), calls in a sample "
        + patterns.map { "\($0.batch)" }.joined(separator: ", ")
    }
    return "\(workload.tasks) tasks (\(workload.kind.rawValue)), 1 unit = "
      + DurationText.format(nanoseconds: workload.unit)
  }
}

extension ReportFormat {
  /// The report itself, with every sample; the only form that `compare` reads.
  package static let json = ReportFormat("json", fileEnding: "json") { analysis, _, _ in
    try analysis.report.json()
  }
}

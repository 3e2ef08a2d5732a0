import Timeline

extension Verdict {
  /// The stories of all findings as Chrome trace events, a process each.
  ///
  /// - Parameter line: The verdict in one line.
  /// - Throws: An `EncodingError`, for a name that is not valid text.
  package func traceJSON(under line: String) throws -> String {
    var trace = TraceEvents(otherData: ["verdict": line])
    if let story { trace.add(story.timeline, named: "the schedule run again") }
    for finding in findings {
      if let story = finding.story { trace.add(story.timeline, named: finding.headline) }
    }
    return try trace.json()
  }
}

import Timeline

extension Stage {
  /// Shows how late the end of all work was noticed: from the end of the last task to the line
  /// that was said last.
  ///
  /// Called right after the line that says so, when no task is left that could say another.
  func showLateness() {
    let timeline = recorder.timeline()
    let ends = timeline.spans.filter { $0.activity == .working }.map(\.end)
    guard let lastEnd = ends.max(), let noticed = timeline.notes.last?.time else { return }
    show("noticed late by", Duration.nanoseconds(noticed - lastEnd))
  }
}

import CRecorder

/// One event of a recording, as the recorder in the program wrote it.
struct RecordedEvent {
  let time: Int64
  let thread: UInt32
  let kind: crecorder_kind
  let subject: UInt64
  let other: UInt64
  /// What is named in it; empty for an event without a name.
  let name: String
  /// The calls in the program that led to it, as addresses from the program's beginning, the innermost first.
  let places: [UInt64]

  /// Takes an event apart; `nil` for one that was not written to its end.
  init?(_ event: crecorder_event) {
    guard event.kind != 0 else { return nil }
    time = event.time
    thread = event.thread
    kind = crecorder_kind(rawValue: event.kind)
    subject = event.subject
    other = event.other
    switch kind {
    case CRECORDER_THREAD_IS_NAMED, CRECORDER_WORK_BEGINS, CRECORDER_ITERATION_BEGINS,
      CRECORDER_TASK_IS_NAMED:
      name = withUnsafeBytes(of: event.name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      places = []
    case CRECORDER_WORK_IS_SENT, CRECORDER_WORK_IS_PLANNED, CRECORDER_TASK_IS_MADE,
      CRECORDER_THREAD_IS_MADE:
      name = ""
      let all = event.places
      places = [all.0, all.1, all.2, all.3].filter { $0 != 0 }
    default:
      name = ""
      places = []
    }
  }
}

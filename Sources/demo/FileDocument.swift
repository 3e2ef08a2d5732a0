import Recording
import Terminal
import Timeline

/// What `demo FILE.swift --json` writes; times are nanoseconds from the beginning of the recording.
struct FileDocument: Encodable {
  let kind = "interleave-recording"
  let version = 1
  let files: [String]
  /// How it ended: `exited`, `crashed`, `stopped` or `interrupted`.
  let end: String
  /// Its exit status, or the signal that ended it.
  let status: Int32?
  let length: Int64
  let events: Int
  /// How many events more there was no room for.
  let lost: Int
  let timeline: Timeline
  let works: [RecordedRun.Work]
  let starts: [RecordedRun.Start]
  let unfinished: [RecordedRun.Unfinished]

  init(files: [String], end: ProgramEnd, run: RecordedRun) {
    self.files = files
    switch end {
    case .exited(let status): (self.end, self.status) = ("exited", status)
    case .crashed(let signal): (self.end, self.status) = ("crashed", signal)
    case .stopped: (self.end, self.status) = ("stopped", nil)
    case .interrupted: (self.end, self.status) = ("interrupted", nil)
    }
    length = run.length
    events = run.events
    lost = run.lost
    timeline = run.timeline
    works = run.works
    starts = run.starts
    unfinished = run.unfinished
  }

  func json() throws -> String { try CanonicalJSON.text(self) }
}

import Foundation
import Recording
import Terminal
import Timeline

/// What `demo FILE.swift --json` writes; times are nanoseconds from the beginning of the recording.
///
/// Version 2 added what a page needs: the source, the places of bars, the rows of queues, and the sentences that a
/// terminal has. All that version 1 had is as it was.
struct FileDocument: Encodable {
  /// A file of the program; its text is missing if it cannot be read.
  struct Source: Encodable {
    let file: String
    let text: String?
  }

  let kind = "interleave-recording"
  let version = 2
  let files: [String]
  let sources: [Source]
  /// How it ended: `exited`, `crashed`, `stopped` or `interrupted`.
  let end: String
  /// Its exit status, or the signal that ended it.
  let status: Int32?
  let length: Int64
  let events: Int
  /// How many events more there was no room for.
  let lost: Int
  let timeline: Timeline
  /// The same with rows for the queues, which changes the numbers of lanes: as it is drawn.
  let drawn: Timeline
  /// What a wait's label means.
  let reasons: [String: String]
  let works: [RecordedRun.Work]
  let starts: [RecordedRun.Start]
  let unfinished: [RecordedRun.Unfinished]
  /// How it ended, in a sentence.
  let ending: String
  /// Who started what, a line for each row that did.
  let started: [String]
  /// What was waited for at the end, in sentences.
  let waited: [String]
  /// What was not recorded, in sentences.
  let limits: [String]

  init(files: [String], end: ProgramEnd, run: RecordedRun, words: FileWords) {
    self.files = files
    sources = files.map {
      Source(file: $0, text: try? String(contentsOfFile: $0, encoding: .utf8))
    }
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
    drawn = run.withQueues
    reasons = Dictionary(
      uniqueKeysWithValues: RecordedReason.allCases.map { ($0.rawValue, $0.words) })
    works = run.works
    starts = run.starts
    unfinished = run.unfinished
    ending = words.ending
    started = FileStarts(run).lines
    waited = words.unfinished
    limits = words.limits
  }

  /// The document on many lines.
  func json() throws -> String { try CanonicalJSON.text(self) }

  /// The document on one line.
  func line() throws -> String { try CanonicalJSON.line(self) }
}

import CRecorder

@testable import Recording
import Timeline

/// A file of events as the recorder writes it, made up for a test; times are microseconds.
struct RecorderFile {
  static let main: UInt32 = 100
  private var events: [crecorder_event] = []
  var room: Int?

  /// Adds an event.
  mutating func add(
    _ time: Int64, _ kind: crecorder_kind, on thread: UInt32 = main, subject: UInt64 = 0,
    other: UInt64 = 0, name: String = "", place: UInt64 = 0
  ) {
    var event = crecorder_event()
    event.time = 5_000 + time * 1_000
    event.thread = thread
    event.kind = kind.rawValue
    event.subject = subject
    event.other = other
    if place != 0 {
      event.places.0 = place
    } else {
      withUnsafeMutableBytes(of: &event.name) { bytes in
        for (index, byte) in name.utf8.prefix(31).enumerated() { bytes[index] = byte }
      }
    }
    events.append(event)
  }

  /// The run that it tells of, which ended after so many microseconds.
  func run(until end: Int64, lines: [UInt64: Int] = [:]) -> RecordedRun? {
    var header = crecorder_header()
    header.version = UInt64(CRECORDER_VERSION)
    header.room = UInt64(room ?? events.count)
    header.count = UInt64(events.count)
    header.main_thread = UInt64(Self.main)
    header.begin = 5_000
    var bytes = withUnsafeBytes(of: &header) { Array($0) }
    events.prefix(room ?? events.count).withUnsafeBytes { bytes += Array($0) }
    let recording = bytes.withUnsafeBytes { Recording($0, until: 5_000 + end * 1_000) }
    guard let recording else { return nil }
    let places = lines.mapValues { Timeline.Place(file: "Program.swift", line: $0) }
    var reader = RunReader(recording, places: places, program: "Program")
    return reader.run()
  }
}

import CRecorder
import Foundation

/// What the recorder wrote while a program ran.
struct Recording {
  /// In the order of their times.
  let events: [RecordedEvent]
  let mainThread: UInt32
  /// When it began, in nanoseconds of the system's monotonic clock.
  let begin: Int64
  /// When it ended: with the program, or earlier if the file was full.
  let end: Int64
  /// When the program ended.
  let programEnd: Int64
  /// How many more events there were than the file had room for.
  let lost: Int

  /// Reads the recorder's file.
  ///
  /// - Parameters:
  ///   - bytes: What is in it.
  ///   - end: When the program was seen to have ended; it may say itself that it was earlier.
  /// - Returns: `nil` if the program ended before it recorded anything.
  init?(_ bytes: UnsafeRawBufferPointer, until end: Int64) {
    let size = MemoryLayout<crecorder_event>.stride
    let beginning = MemoryLayout<crecorder_header>.stride
    guard bytes.count >= beginning else { return nil }
    let header = bytes.loadUnaligned(as: crecorder_header.self)
    guard header.version == CRECORDER_VERSION else { return nil }
    let room = min(Int(header.room), (bytes.count - beginning) / size)
    let count = Int(clamping: header.count)
    var events: [RecordedEvent] = []
    events.reserveCapacity(min(count, room))
    for index in 0..<min(count, room) {
      let event = bytes.loadUnaligned(
        fromByteOffset: beginning + index * size, as: crecorder_event.self)
      if let event = RecordedEvent(event) { events.append(event) }
    }
    // Those of one thread that have the same time stay in their order.
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    self.events = order.map { events[$0] }
    mainThread = UInt32(truncatingIfNeeded: header.main_thread)
    begin = header.begin
    lost = max(0, count - room)
    programEnd = self.events.last { $0.kind == CRECORDER_PROGRAM_ENDS }?.time ?? end
    self.end = lost > 0 ? self.events.last?.time ?? end : programEnd
  }

  /// How many bytes a file for so many events has.
  static func size(events: Int) -> Int {
    MemoryLayout<crecorder_header>.stride + events * MemoryLayout<crecorder_event>.stride
  }
}

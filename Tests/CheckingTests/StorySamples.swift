import SwiftReading

@testable import Checking
@testable import Exploration

extension Finding {
  /// A finding with the headline that its kind and its places make.
  init(
    kind: FindingKind, explanation: String, places: [Place], schedule: String,
    story: Story? = nil
  ) {
    self.init(
      kind: kind, headline: English().headline(kind, at: places), explanation: explanation,
      places: places, schedule: schedule, story: story)
  }
}

/// Hand-made recordings of small executions.
enum StorySamples {
  /// The places of a program, by the numbers of its lines.
  struct Lines: PlaceResolver {
    var file = "Counter.swift"
    func place(of code: CodePlace) -> Place? {
      code.offset == 99 ? nil : Place(file: file, line: Int(code.offset), column: 3)
    }
  }

  static let source = SwiftSource(
    path: "Counter.swift",
    text: """
      import Foundation
      nonisolated(unsafe) var counter = 0
      let first = Thread {
        counter += 1
      }
      let second = Thread {
        counter += 2
      }
      first.start()
      second.start()
      first.wait(); second.wait()
      print(counter)
      """, outline: SourceOutline())

  static let lanes: [(kind: Lane.Kind, name: String)] = [
    (.main, "main"), (.thread, "thread 1"), (.thread, "thread 2"),
  ]

  /// A lane does something to a resource.
  static func action(
    _ verb: Verb, _ kind: ResourceKind, number: Int, lane: Int, line: UInt = 0
  ) -> Recorder.Event {
    event(
      .action(verb, ResourceName(kind), number: number, timedOut: false), lane: lane, line: line)
  }

  static func event(
    _ kind: Recorder.Kind, lane: Int, line: UInt = 0, variable: Int = -1, value: UInt64? = nil,
    isRacy: Bool = false
  ) -> Recorder.Event {
    Recorder.Event(
      kind: kind, lane: lane, place: CodePlace(line), variable: variable, size: 8, value: value,
      isRacy: isRacy)
  }

  /// Two threads read the same value before either writes.
  static let lostUpdate: [Recorder.Event] = [
    event(.write, lane: 0, line: 2, variable: 0, value: 0),
    event(.write, lane: 0, line: 3, variable: 9, value: 0x7F00_1234_5678),
    event(.spawned(lane: 1), lane: 0, line: 9),
    event(.spawned(lane: 2), lane: 0, line: 10),
    event(
      .switched(from: 0, because: .waits(for: .end(ResourceName(.thread, number: 1)))), lane: 1),
    event(.read, lane: 1, line: 4, variable: 9, value: 0x7F00_1234_5678),
    event(.read, lane: 1, line: 4, variable: 0, value: 0),
    event(.switched(from: 1, because: .preempted), lane: 2),
    event(.read, lane: 2, line: 7, variable: 0, value: 0),
    event(.write, lane: 2, line: 7, variable: 0, value: 2, isRacy: true),
    event(.finished, lane: 2),
    event(.switched(from: 2, because: .ended), lane: 1),
    event(.write, lane: 1, line: 4, variable: 0, value: 1, isRacy: true),
    event(.finished, lane: 1),
    event(.switched(from: 1, because: .ended), lane: 0),
    event(.read, lane: 0, line: 12, variable: 0, value: 1),
    event(.action(.print, ResourceName(.output), number: 3, timedOut: false), lane: 0, line: 12),
    event(.printed("1\n"), lane: 0, line: 12),
  ]

  static let race = Race(
    earlier: .init(place: CodePlace(4), writes: false, lane: 1),
    later: .init(place: CodePlace(7), writes: true, lane: 2))

  static var lostUpdateStory: Story {
    StoryBuilder(resolver: Lines(), sources: [source])
      .story(of: lostUpdate, lanes: lanes, fault: .race(race))
  }
}

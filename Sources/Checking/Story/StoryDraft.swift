import Channel
import Exploration
import Terminal

/// A story while it is being told, event by event.
struct StoryDraft {
  private let words: any Phrasebook
  private let lanes: [(kind: LaneKind, name: String)]
  private let names: [String]
  private let variables: StoryVariables
  /// The resources by each name, each with its place in their order: those that share one are numbered.
  private let numbers: [ResourceName: [Int: Int]]
  /// Resources that are known by a lane's name.
  private let own: [Int: String]
  private var rows: [Story.Row] = []
  /// What each row does, joined at the end.
  private var notes: [[Note]] = []
  /// The lane of the last row, and why lanes have stopped since.
  private var last: Int?
  private var departures: [(lane: Int, why: Recorder.Departure)] = []

  /// One thing that a row does.
  private struct Note {
    var text: String
    /// What the lane did, where it acted on a resource.
    var verb: Verb?
  }

  /// The longest story that is told whole; of a longer one the beginning and the end are.
  private static let most = (first: 40, last: 80)

  init(
    lanes: [(kind: LaneKind, name: String)], events: [Recorder.Event], words: any Phrasebook
  ) {
    self.words = words
    self.lanes = lanes
    names = LaneNames.all(lanes)
    variables = StoryVariables(events)
    var numbers: [ResourceName: [Int: Int]] = [:]
    for event in events {
      guard case .action(_, let name?, let number, _) = event.kind, number >= 0,
        numbers[name]?[number] == nil
      else { continue }
      numbers[name, default: [:]][number] = numbers[name, default: [:]].count + 1
    }
    self.numbers = numbers
    own = Self.ownResources(events, lanes: lanes, names: names)
  }

  /// An operation has one name: that of the lane which finishes it.
  private static func ownResources(
    _ events: [Recorder.Event], lanes: [(kind: LaneKind, name: String)], names: [String]
  ) -> [Int: String] {
    var own: [Int: String] = [:]
    for event in events {
      guard case .action(.finish, let name?, let number, _) = event.kind,
        name == ResourceName(.operation),
        lanes.indices.contains(event.lane), lanes[event.lane].kind == .operation
      else { continue }
      own[number] = names[event.lane]
    }
    return own
  }

  // MARK: Telling

  mutating func add(_ event: Recorder.Event, at place: Place?, isWrong: Bool) {
    switch event.kind {
    case .switched(let from, let why):
      departures.append((from, why))
    case .timePassed(let now):
      let time = DurationText.format(nanoseconds: Double(now))
      append(Story.Row(lane: nil, text: "time passes: " + time), note: Note(text: ""))
    case .finished:
      break
    case .failed(let mistake):
      // A long one is told before the story.
      let message = words.sentence(mistake)
      let note = message.count > 60 ? "it goes wrong" : message
      tell(event.lane, place, note: note, isWrong: isWrong)
    case .spawned(let lane):
      forget(event.lane, what: [.async, .lookAt])
      tell(event.lane, place, note: "starts \(name(lane))", isWrong: isWrong)
    case .printed(let text):
      let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      tell(event.lane, place, note: "prints \"\(lines)\"", isWrong: isWrong)
    case .read, .write:
      guard variables.contains(event.variable) || isWrong else { return }
      let verb = event.kind == .read ? "reads" : event.isInout ? "changes" : "writes"
      let value = ValueText.text(event.value, size: event.size)
      // Which reference it is says nothing, nor that a task looks at its own frame.
      guard value != nil || event.isInout || isWrong else { return }
      tell(
        event.lane, place, note: value.map { "\(verb) \($0)" } ?? verb, isWrong: isWrong)
    case .action(let verb, let resource, let number, let timedOut):
      // What is printed says so itself; steps without a resource are nothing to see.
      guard let resource, resource.kind != .output, place != nil || !verb.isUnseen,
        !verb.isImplied
      else { return }
      // A sleep ends when its time has come: that is no failure.
      let text = words.step(
        verb, numbered(resource, number), timedOut: timedOut && verb != .sleep)
      tell(event.lane, place, note: text, of: verb, isWrong: isWrong)
    }
  }

  mutating func add(_ waiting: WaitingLane, at place: Place?) {
    let what = waiting.reason.map { ": \(words.object($0))" } ?? ""
    let note = Note(text: "waits forever" + what)
    departures = []
    if let at = rows.indices.last, rows[at].lane == waiting.lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      notes[at].append(note)
      rows[at].isWrong = true
      return
    }
    append(
      Story.Row(lane: waiting.lane, text: place?.code ?? "", place: place, isWrong: true),
      note: note)
    last = waiting.lane
  }

  private mutating func tell(
    _ lane: Int, _ place: Place?, note text: String, of verb: Verb? = nil, isWrong: Bool
  ) {
    let note = Note(text: text, verb: verb)
    if let at = rows.indices.last, rows[at].lane == lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      notes[at].append(note)
      rows[at].isWrong = rows[at].isWrong || isWrong
      departures = []
      return
    }
    var row = Story.Row(lane: lane, text: place?.code ?? "", place: place, isWrong: isWrong)
    if let last, last != lane {
      row.isSwitch = true
      row.reason = departures.first { $0.lane == last }.map { reason(last, $0.why) } ?? ""
    }
    append(row, note: note)
    last = lane
    departures = []
  }

  private mutating func append(_ row: Story.Row, note: Note) {
    rows.append(row)
    notes.append([note])
  }

  /// What a start says is not said twice.
  private mutating func forget(_ lane: Int, what verbs: Set<Verb>) {
    guard let at = rows.indices.last, rows[at].lane == lane, let verb = notes[at].last?.verb,
      verbs.contains(verb)
    else { return }
    notes[at].removeLast()
  }

  // MARK: Words

  private func name(_ lane: Int) -> String {
    names.indices.contains(lane) ? names[lane] : "lane \(lane)"
  }

  private func numbered(_ resource: ResourceName, _ number: Int) -> String {
    if let name = own[number] { return name }
    let name = words.name(resource)
    guard let all = numbers[resource], all.count > 1, let place = all[number] else { return name }
    return "\(name) \(place)"
  }

  private func reason(_ lane: Int, _ why: Recorder.Departure) -> String {
    switch why {
    case .preempted: "\(name(lane)) is preempted"
    case .waits(let what):
      "\(name(lane)) waits for \(what.map { words.object($0) } ?? "the others")"
    case .sleeps: "\(name(lane)) sleeps"
    case .ended: "\(name(lane)) has ended"
    }
  }

  /// Of many things that one row does, the first and the last.
  private static func joined(_ notes: [Note]) -> String {
    let texts = notes.map(\.text)
    guard texts.count > 8 else { return texts.joined(separator: ", ") }
    let gap = ["(\(texts.count - 6) more)"]
    return (texts.prefix(4) + gap + texts.suffix(2)).joined(separator: ", ")
  }

  // MARK: The end

  /// The story, with a column for each lane that something is told of.
  var story: Story {
    var kept = zip(rows, notes).map { row, notes in
      var row = row
      row.note = Self.joined(notes)
      return row
    }
    let omitted = max(0, rows.count - Self.most.first - Self.most.last)
    if omitted > 0 {
      let gap = Story.Row(lane: nil, text: "(\(omitted) more rows)")
      kept = kept.prefix(Self.most.first) + [gap] + kept.suffix(Self.most.last)
    }
    let seen = Set(kept.compactMap(\.lane)).sorted()
    let columns = Dictionary(uniqueKeysWithValues: zip(seen, 0...))
    for index in kept.indices { kept[index].lane = kept[index].lane.flatMap { columns[$0] } }
    let lanes = seen.map { lane in
      Story.Lane(
        name: name(lane), kind: self.lanes.indices.contains(lane) ? self.lanes[lane].kind : .other)
    }
    return Story(lanes: lanes, rows: kept, omitted: omitted)
  }
}

extension Place {
  fileprivate func isSameLine(as other: Place) -> Bool { file == other.file && line == other.line }
}

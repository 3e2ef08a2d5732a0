import Channel
import Exploration
import Terminal

/// A story while it is being told, event by event.
struct StoryDraft {
  let words: any Phrasebook
  let lanes: [(kind: LaneKind, name: String)]
  let names: [String]
  private let variables: StoryVariables
  private let fault: StoryFault
  let numbers: ResourceNumbers
  /// Resources that are known by a lane's name.
  let own: [Int: String]
  var rows: [Story.Row] = []
  /// What each row does, joined at the end.
  var notes: [[StoryNote]] = []
  /// The lane of the last row, and why lanes have stopped since.
  private var last: Int?
  private var departures: [(lane: Int, why: Recorder.Departure)] = []
  /// The last access that was told: two may be the parts of one value.
  private var access: StoryAccess?
  /// The steps since the last row that have no line.
  private var hidden = 0

  init(
    lanes: [(kind: LaneKind, name: String)], events: [Recorder.Event], fault: StoryFault,
    visible: Set<CodePlace> = [], words: any Phrasebook
  ) {
    self.words = words
    self.lanes = lanes
    self.fault = fault
    names = LaneNames.all(lanes)
    variables = StoryVariables(events, visible: visible)
    numbers = ResourceNumbers(events)
    own = Self.ownResources(events, lanes: lanes, names: names)
  }

  /// - Parameter isWrong: Whether it is where it goes wrong.
  mutating func add(_ event: Recorder.Event, at place: Place?, isWrong: Bool) {
    let lane = event.lane
    switch event.kind {
    case .switched(let from, let why):
      if let place, case .waits = why {
        tell(from, place, StoryNote("suspends", weight: StepWeight.suspension))
      }
      departures.append((from, why))
    case .timePassed(let now):
      closeHidden()
      let time = DurationText.format(nanoseconds: Double(now))
      append(
        Story.Row(lane: nil, text: "time passes: " + time),
        StoryNote("", weight: StepWeight.time))
    case .finished:
      break
    case .failed(let mistake):
      // The whole sentence is told before the story.
      tell(lane, place, StoryNote(words.title(of: mistake), weight: 0), isWrong: isWrong)
    case .spawned(let started):
      forget(lane, what: [.async, .lookAt])
      tell(
        lane, place, StoryNote("starts \(name(started))", weight: StepWeight.start),
        isWrong: isWrong)
    case .printed(let text):
      let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      tell(
        lane, place, StoryNote("prints \"\(lines)\"", weight: StepWeight.value), isWrong: isWrong,
        isSeen: true)
    case .read, .write:
      addAccess(event, at: place, isWrong: isWrong)
    case .action(let verb, let resource, let number, let timedOut):
      // What is printed says so itself; steps without a resource are nothing to see, nor that the
      // runtime lets a task run.
      guard let resource, resource.kind != .output, place != nil || !verb.isUnseen,
        !verb.isImplied, verb != .resume || resource.kind != .task
      else { return }
      // A sleep ends when its time has come: that is no failure.
      let text = words.step(
        verb, numbered(resource, number), timedOut: timedOut && verb != .sleep)
      let isRelated = fault.resources.contains(number)
      let weight = StepWeight.of(resource.kind, isRelated: isRelated)
      tell(lane, place, StoryNote(text, of: verb, weight: weight), isWrong: isWrong)
    }
  }

  private mutating func addAccess(_ event: Recorder.Event, at place: Place?, isWrong: Bool) {
    guard variables.contains(event.variable) || isWrong else { return }
    let verb = event.kind == .read ? "reads" : event.isInout ? "changes" : "writes"
    let now = StoryAccess(event, at: place)
    defer { access = now }
    if let access, let at = rows.indices.last, let part = notes[at].indices.last,
      rows[at].lane == event.lane, access.isSameStep(as: now)
    {
      let text = access.text(with: now)
      if let text { notes[at][part].text = "\(verb) \(text)" }
      // The tag of an optional or an enumeration says nothing that its value does not say.
      if text != nil || access.isTagged(by: now) {
        rows[at].isWrong = rows[at].isWrong || isWrong
        return
      }
    }
    let value = ValueText.text(event.value, size: event.size)
    // Which reference it is says nothing, nor that a task looks at its own frame.
    guard value != nil || event.isInout || isWrong else { return }
    let weight =
      fault.variables.contains(event.variable) ? StepWeight.related : StepWeight.value
    tell(
      event.lane, place, StoryNote(value.map { "\(verb) \($0)" } ?? verb, weight: weight),
      isWrong: isWrong)
  }

  mutating func add(_ waiting: WaitingLane, at place: Place?) {
    let reason = waiting.reason.map { numbers.numbered($0, waiting.resource) }
    let what = reason.map { ": \(words.object($0))" } ?? ""
    let note = StoryNote("waits forever" + what, weight: StepWeight.fault)
    departures = []
    if let at = rows.indices.last, rows[at].lane == waiting.lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      notes[at].append(note)
      rows[at].isWrong = true
      return
    }
    closeHidden()
    append(
      Story.Row(lane: waiting.lane, text: place?.code ?? "", place: place, isWrong: true), note)
    last = waiting.lane
  }

  /// - Parameter isSeen: Whether it is told even if it has no line.
  private mutating func tell(
    _ lane: Int, _ place: Place?, _ note: StoryNote, isWrong: Bool = false, isSeen: Bool = false
  ) {
    guard place != nil || isWrong || isSeen else {
      hidden += 1
      return
    }
    if let at = rows.indices.last, rows[at].lane == lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      if notes[at].last?.text != note.text { notes[at].append(note) }
      rows[at].isWrong = rows[at].isWrong || isWrong
      departures = []
      hidden = 0
      return
    }
    closeHidden()
    var row = Story.Row(lane: lane, text: place?.code ?? "", place: place, isWrong: isWrong)
    if let last, last != lane {
      row.isSwitch = true
      row.reason = departures.first { $0.lane == last }.map { reason(last, $0.why) } ?? ""
      if case .preempted? = departures.first(where: { $0.lane == last })?.why {
        notePreemption(of: last)
        row.weight = StepWeight.preemption
      }
    }
    append(row, note)
    last = lane
    departures = []
  }

  /// What a lane did last before it was interrupted is part of what decides.
  private mutating func notePreemption(of lane: Int) {
    guard let at = rows.lastIndex(where: { $0.lane == lane }) else { return }
    rows[at].weight = StepWeight.preemption
  }

  private mutating func append(_ row: Story.Row, _ note: StoryNote) {
    rows.append(row)
    notes.append([note])
  }

  /// Steps without a line become one row.
  mutating func closeHidden() {
    guard hidden > 0 else { return }
    append(
      Story.Row(lane: nil, text: words.runtimeSteps(hidden)), StoryNote("", weight: 0))
    hidden = 0
  }

  /// What a start says is not said twice.
  private mutating func forget(_ lane: Int, what verbs: Set<Verb>) {
    guard let at = rows.indices.last, rows[at].lane == lane, let verb = notes[at].last?.verb,
      verbs.contains(verb)
    else { return }
    notes[at].removeLast()
  }
}

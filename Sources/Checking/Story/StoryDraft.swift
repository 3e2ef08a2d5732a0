import Channel
import Exploration
import Terminal

/// A story while it is being told, event by event.
struct StoryDraft {
  let words: any Phrasebook
  let lanes: [(kind: LaneKind, name: String)]
  let names: [String]
  let variables: StoryVariables
  let fault: StoryFault
  let numbers: ResourceNumbers
  /// Resources that are known by a lane's name.
  let own: [Int: String]
  var rows: [Story.Row] = []
  /// What each row does, joined at the end.
  var notes: [[StoryNote]] = []
  /// The last event of each row; -1 for what comes after all of them.
  var lastEvents: [Int] = []
  /// Its variables and resources, where all effects are told.
  var tables: StoryTables?
  /// The event that is told.
  private(set) var event = -1
  /// The lane of the last row, and why lanes have stopped since.
  private var last: Int?
  private var departures: [(lane: Int, why: Recorder.Departure)] = []
  /// The last access that was told: two may be the parts of one value.
  var access: StoryAccess?
  /// The steps since the last row that have no line.
  private var hidden = 0
  /// The accesses to what is shared among them.
  private var unseen: [StoryEffect] = []

  init(
    lanes: [(kind: LaneKind, name: String)], events: [Recorder.Event],
    numbering: [Recorder.Event], fault: StoryFault,
    visible: Set<CodePlace> = [], detail: StoryDetail? = nil, words: any Phrasebook
  ) {
    tables = detail.map(StoryTables.init)
    self.words = words
    self.lanes = lanes
    self.fault = fault
    names = LaneNames.all(lanes)
    variables = StoryVariables(events, visible: visible)
    numbers = ResourceNumbers(numbering)
    own = Self.ownResources(numbering, lanes: lanes, names: names)
  }

  /// - Parameters:
  ///   - number: The event's index.
  ///   - isWrong: Whether it is where it goes wrong.
  mutating func add(_ event: Recorder.Event, _ number: Int, at place: Place?, isWrong: Bool) {
    let lane = event.lane
    self.event = number
    switch event.kind {
    case .switched(let from, let why):
      if let place, case .waits = why {
        tell(
          from, place,
          StoryNote(
            "suspends", weight: StepWeight.suspension, effect: StoryEffect(.suspends, "suspends")))
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
      let title = words.title(of: mistake)
      tell(
        lane, place, StoryNote(title, weight: 0, effect: StoryEffect(.fails, title)),
        isWrong: isWrong)
    case .spawned(let started):
      forget(lane, what: [.async, .lookAt])
      tell(
        lane, place,
        StoryNote(
          "starts \(name(started))", weight: StepWeight.start,
          effect: StoryEffect(.starts, "starts \(name(started))", lane: name(started))),
        isWrong: isWrong)
    case .printed(let text):
      let lines = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let words = "prints \"\(lines)\""
      tell(
        lane, place,
        StoryNote(
          words, weight: StepWeight.value, effect: StoryEffect(.prints, words, value: text)),
        isWrong: isWrong, isSeen: true)
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
      let effect = StoryEffect(
        .acts, text, resource: index(of: resource, number))
      tell(
        lane, place, StoryNote(text, of: verb, weight: weight, effect: effect), isWrong: isWrong)
    }
  }

  mutating func add(_ waiting: WaitingLane, at place: Place?) {
    let reason = waiting.reason.map { numbers.numbered($0, waiting.resource) }
    let what = reason.map { ": \(words.object($0))" } ?? ""
    let text = "waits forever" + what
    var effect = StoryEffect(.waitsForever, text)
    effect.isWrong = true
    if case .unlock(let resource)? = waiting.reason {
      effect.resource = index(of: resource, waiting.resource)
    }
    let note = StoryNote(text, weight: StepWeight.fault, effect: effect)
    departures = []
    event = -1
    if let at = rows.indices.last, rows[at].lane == waiting.lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      notes[at].append(note)
      rows[at].isWrong = true
      lastEvents[at] = -1
      return
    }
    closeHidden()
    append(
      Story.Row(lane: waiting.lane, text: place?.code ?? "", place: place, isWrong: true), note)
    last = waiting.lane
  }

  /// - Parameter isSeen: Whether it is told even if it has no line.
  mutating func tell(
    _ lane: Int, _ place: Place?, _ note: StoryNote, isWrong: Bool = false, isSeen: Bool = false
  ) {
    guard place != nil || isWrong || isSeen else {
      hidden += 1
      if let effect = note.effect, effect.variable != nil { unseen.append(effect) }
      return
    }
    var note = note
    if isWrong { note.effect?.isWrong = true }
    if let at = rows.indices.last, rows[at].lane == lane,
      let place, rows[at].place?.isSameLine(as: place) == true
    {
      // Two values of two variables may have the same words.
      let last = notes[at].last
      if last?.text != note.text || last?.effect?.variable != note.effect?.variable {
        notes[at].append(note)
      } else {
        notes[at][notes[at].count - 1].times += 1
      }
      lastEvents[at] = event
      rows[at].isWrong = rows[at].isWrong || isWrong
      departures = []
      hidden = 0
      unseen = []
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
    lastEvents.append(event)
  }

  /// Steps without a line become one row.
  mutating func closeHidden() {
    guard hidden > 0 else { return }
    append(
      Story.Row(lane: nil, text: words.runtimeSteps(hidden)), StoryNote("", weight: 0))
    // What they leave behind is known all the same.
    notes[notes.count - 1] += unseen.map { StoryNote("", weight: 0, effect: $0) }
    hidden = 0
    unseen = []
  }

  private mutating func index(
    of resource: ResourceName, _ number: Int
  ) -> Int? {
    guard number >= 0, tables != nil else { return nil }
    let name = numbered(resource, number)
    return tables?.index(ofResource: number, resource.kind, name)
  }

  /// What a start says is not said twice.
  private mutating func forget(_ lane: Int, what verbs: Set<Verb>) {
    guard let at = rows.indices.last, rows[at].lane == lane, let verb = notes[at].last?.verb,
      verbs.contains(verb)
    else { return }
    notes[at].removeLast()
  }
}

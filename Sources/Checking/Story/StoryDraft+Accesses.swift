import Exploration

extension StoryDraft {
  /// Tells of a read or a write, if others have to do with the variable.
  mutating func addAccess(_ event: Recorder.Event, at place: Place?, isWrong: Bool) {
    let isTold = variables.contains(event.variable) || isWrong
    let verb = event.kind == .read ? "reads" : event.isInout ? "changes" : "writes"
    let now = StoryAccess(event, at: place)
    // What comes after a value may be nobody else's, but says what the value is.
    let isPart = completes(now, verb)
    guard isTold else { return }
    access = now
    if isPart, let at = rows.indices.last, let part = notes[at].indices.last {
      rows[at].isWrong = rows[at].isWrong || isWrong
      if isWrong { notes[at][part].effect?.isWrong = true }
      lastEvents[at] = self.event
      return
    }
    let value = ValueText.text(event.value, size: event.size)
    // Which reference it is says nothing, nor that a task looks at its own frame.
    guard value != nil || event.isInout || isWrong else { return }
    let weight =
      fault.variables.contains(event.variable) ? StepWeight.related : StepWeight.value
    let text = value.map { "\(verb) \($0)" } ?? verb
    let kind: StoryEffect.Kind =
      event.kind == .read ? .reads : event.isInout ? .changes : .writes
    let effect = StoryEffect(
      kind, text, variable: tables?.index(ofVariable: event.variable, at: place), value: value)
    access?.note = text
    tell(event.lane, place, StoryNote(text, weight: weight, effect: effect), isWrong: isWrong)
  }

  /// Tells of the access before what this one says of it.
  ///
  /// - Returns: Whether it is a part of the value of that one.
  private mutating func completes(_ now: StoryAccess, _ verb: String) -> Bool {
    guard let access, let at = rows.indices.last, let part = notes[at].indices.last,
      rows[at].lane == now.event.lane, access.isSameStep(as: now),
      access.note == nil || access.note == notes[at][part].text
    else { return false }
    if access.note != nil, let text = access.text(with: now) {
      notes[at][part].text = "\(verb) \(text)"
      notes[at][part].effect?.text = "\(verb) \(text)"
      notes[at][part].effect?.value = text
      return true
    }
    guard access.isTagged(by: now) else { return false }
    // The tag 0 of an optional or an enumeration says nothing that its value does not say. With another one, as that
    // of `nil`, the bytes before it are no value.
    if access.note != nil, now.event.value != 0, access.isSameColumn(as: now),
      tables?.detail.variables.isPart(now.event.variable, of: access.event) == true
    {
      notes[at][part].text = verb
      notes[at][part].effect?.text = verb
      notes[at][part].effect?.value = nil
    }
    return true
  }
}

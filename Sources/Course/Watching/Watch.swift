/// Watching one exercise after the other: what to do when something happens.
///
/// A value without a terminal, a file or a clock: each event gives commands; the caller carries them
/// out and tells how they ended with further events.
package struct Watch: Sendable {
  /// What is being done in the background.
  package enum Job: Sendable, Equatable {
    case grading, following, checkingAll
  }

  /// What is being done, if anything.
  package private(set) var job: Job?
  /// Whether the learner is asked if they want to begin again.
  package private(set) var isAsking = false
  /// What grading the file came to last.
  package private(set) var score: Score?
  /// What grading came to, in short.
  package struct Score: Sendable, Equatable {
    /// Whether the file has passed.
    package let hasPassed: Bool
    /// The points that it has.
    package let points: Int
    /// The points that there are.
    package let of: Int
  }

  private var hasPassed: Bool { score?.hasPassed ?? false }
  /// Whether the file was saved while something else was being done.
  private var again = false
  private var hints = Hints()
  /// Whether what is shown is drawn anew, so that hints have to be drawn again below a verdict.
  private let redraws: Bool

  private struct Hints {
    var taken = 0
    var count = 0
    var onPage = 0
    var areWanted = false
  }

  /// Begins to watch.
  ///
  /// - Parameter redraws: Whether each page takes the place of the one before.
  package init(redraws: Bool) { self.redraws = redraws }

  /// What to do about an event, in this order.
  package mutating func commands(for event: WatchEvent) -> [WatchCommand] {
    switch event {
    case .arrived(let arrival): return arrive(arrival)
    case .key(let key): return press(key)
    case .continued:
      // What was at work may have been stopped for longer than its patience.
      if job == .grading { again = true }
      return []
    case .fileChanged:
      isAsking = false
      guard job == nil || job == .following else {
        again = true
        return []
      }
      return grade()
    case .graded(let report): return end(of: .grading) { $0.tell(report) }
    case .followed(let text): return end(of: .following) { _ in [.add(.text(text))] }
    case .checkedAll(let reports): return end(of: .checkingAll) { $0.show(.all(reports)) }
    case .finished: return show(.finish)
    case .failed(let failed, let sentence):
      guard let failed else { return [.add(.text(sentence))] }
      return end(of: failed) { _ in [.add(.text(sentence))] }
    }
  }

  private mutating func arrive(_ arrival: WatchEvent.Arrival) -> [WatchCommand] {
    hints = Hints(taken: arrival.hints, count: arrival.hintCount)
    score = nil
    isAsking = false
    let notice = arrival.notice.map { [WatchCommand.add(.text($0))] } ?? []
    if arrival.isWelcome { return show(.welcome) + [.add(.task)] + notice }
    return arrival.isUntouched ? show(.task) + notice : notice + grade()
  }

  // MARK: Work in the background

  private mutating func grade() -> [WatchCommand] {
    job = .grading
    again = false
    return [.grade]
  }

  /// Takes the result of some work, unless it is no longer waited for.
  private mutating func end(
    of ended: Job, _ body: (inout Watch) -> [WatchCommand]
  ) -> [WatchCommand] {
    guard job == ended else { return [] }
    job = nil
    return again ? grade() : body(&self)
  }

  private mutating func tell(_ report: GradeReport) -> [WatchCommand] {
    score = Score(hasPassed: report.hasPassed, points: report.points, of: report.of)
    isAsking = false
    var commands = show(.report(report))
    if hasPassed {
      job = .following
      commands.append(.followUp)
    } else if redraws, hints.areWanted, hints.taken > 0 {
      hints.onPage = hints.taken
      commands.append(.add(.hints(1...hints.taken)))
    }
    return commands
  }

  // MARK: Keys

  /// The keys that do something now, in the order in which they are shown.
  package var keys: [WatchKey] {
    if isAsking { return [.yes, .no] }
    if job == .grading || job == .checkingAll { return [.quit] }
    return (hasPassed ? [.next] : [.hint]) + [.task, .list, .checkAll, .reset, .again, .quit]
  }

  private mutating func press(_ character: Character) -> [WatchCommand] {
    guard let key = keys.first(where: { $0.matches(character) }) else {
      // Any other answer than yes is no.
      if isAsking { return press(WatchKey.no.character) }
      return []
    }
    switch key {
    case .next: return [.next]
    case .hint: return hint()
    case .task: return show(.task)
    case .list: return show(.list)
    case .again: return grade()
    case .checkAll:
      job = .checkingAll
      return [.checkAll]
    case .reset:
      isAsking = true
      return [.add(.resetQuestion)]
    case .yes:
      isAsking = false
      job = nil
      return [.reset]
    case .no:
      isAsking = false
      return [.add(.text("Nothing was changed."))]
    case .quit: return [.quit]
    }
  }

  /// First the hints that were taken before, then one more each time.
  private mutating func hint() -> [WatchCommand] {
    hints.areWanted = true
    if hints.onPage < hints.taken {
      let range = hints.onPage + 1...hints.taken
      hints.onPage = hints.taken
      return [.add(.hints(range))]
    }
    guard hints.taken < hints.count else { return [.add(.text("There are no more hints."))] }
    hints.taken += 1
    hints.onPage = hints.taken
    return [.takeHint, .add(.hints(hints.taken...hints.taken))]
  }

  private mutating func show(_ block: WatchBlock) -> [WatchCommand] {
    hints.onPage = 0
    return [.show(block)]
  }
}

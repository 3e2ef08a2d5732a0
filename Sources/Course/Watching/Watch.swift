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
  package internal(set) var job: Job?
  /// Whether the learner is asked if they want to begin again.
  package internal(set) var isAsking = false
  /// What was typed of the number of an exercise to go to; `nil` while none is asked for.
  package internal(set) var number: String?
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

  var hasPassed: Bool { score?.hasPassed ?? false }
  /// The report of what is wrong, if something is.
  private(set) var failure: GradeReport?
  /// The report of a pass, until what follows it is known.
  private var pass: GradeReport?
  /// Whether the file was saved while something else was being done.
  private var again = false
  var hints = Hints()
  /// Whether each page takes the place of the one before.
  let redraws: Bool

  struct Hints {
    var taken = 0
    var count = 0
    var onPage = 0
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
      number = nil
      guard job == nil || job == .following else {
        again = true
        return []
      }
      return grade()
    case .graded(let report): return end(of: .grading) { $0.tell(report) }
    case .followed(let text): return end(of: .following) { $0.follow(text) }
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
    failure = nil
    isAsking = false
    number = nil
    let notice = arrival.notice.map { [WatchCommand.add(.text($0))] } ?? []
    if arrival.isWelcome { return show(.welcome) + [.add(.task)] + notice }
    return arrival.isUntouched ? show(.task) + notice : notice + grade()
  }

  // MARK: Work in the background

  mutating func grade() -> [WatchCommand] {
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
    failure = report.problems.isEmpty ? nil : report
    isAsking = false
    number = nil
    let commands = show(.report(report))
    guard hasPassed else { return commands }
    job = .following
    pass = report
    return commands + [.followUp]
  }

  /// What follows a pass stands above it, where the page is drawn anew.
  private mutating func follow(_ text: String) -> [WatchCommand] {
    guard redraws, let pass else { return [.add(.text(text))] }
    return show(.passed(pass, text))
  }

  mutating func show(_ block: WatchBlock) -> [WatchCommand] {
    hints.onPage = 0
    return [.show(block)]
  }
}

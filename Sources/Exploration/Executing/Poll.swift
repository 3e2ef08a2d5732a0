/// Rounds of a loop in which a lane takes a lock, looks at what it guards, and gives it back.
///
/// Other lanes change what it sees only while they have the lock. So a round that changed nothing, and after which the
/// lane is where it was before, is like all those that follow until another lane has had the lock.
struct Poll {
  /// The lock's number; -1 while the lane does nothing of the kind.
  private(set) var lock = -1
  /// How often in a row the lane came to the lock.
  private var rounds = 0
  /// How often it has paused since there was news, and how much news there had been.
  private var pauses = 0
  private var news = 0
  /// Where it was when it came last; `nil` if the round before that changed something.
  private var state: Standstill?
  /// The event after which it came.
  private var start: Int32 = -1
  /// What it has written since then.
  private var journal = WriteJournal()

  /// Whether it pauses in each round.
  var isPausing: Bool { pauses > 0 }
  /// Whether its writes are of interest.
  var isWatched: Bool { rounds > 1 }

  /// It comes to a lock.
  ///
  /// - Parameter news: How often what the lock guards may have changed.
  /// - Returns: Whether it is where it was when it came last, and has changed nothing since.
  fileprivate mutating func comes(to lock: Int, news: Int, _ lane: Lane) -> Bool {
    if self.lock != lock { end() }
    self.lock = lock
    let before = state
    if !isWatched || !hasChangedNothing(lane) {
      state = nil
    } else if !lane.rounds.hasComeBack || news != self.news {
      state = Standstill()
    }
    rounds += 1
    start = lane.event
    journal.removeAll()
    return before != nil && before == state
  }

  /// It pauses.
  ///
  /// - Parameter news: How often what the lock guards may have changed.
  /// - Returns: How often it has paused since that was so.
  fileprivate mutating func pauses(_ news: Int) -> Int {
    if self.news != news { pauses = 0 }
    self.news = news
    defer { pauses += 1 }
    return pauses
  }

  /// Whether what it has done with the lock since it came is like a look, and so was the round before; it has just given
  /// the lock back.
  fileprivate func onlyLooks(_ lane: Lane) -> Bool {
    guard state != nil, hasChangedNothing(lane) else { return false }
    Engine.shared.trace.changesNothing(lock, by: lane.number, since: start)
    return true
  }

  private func hasChangedNothing(_ lane: Lane) -> Bool {
    journal.isUndone(since: 0, but: (0, 0, 0))
      && Engine.shared.trace.uses(only: lock, by: lane.number, since: start)
  }

  /// A write is about to happen.
  mutating func note(_ address: UInt, size: Int?) {
    if isWatched { journal.note(address, size: size) }
  }

  /// Memory was handed out.
  mutating func noteAllocation(_ address: UInt, size: Int) {
    if isWatched { journal.noteAllocation(address, size: size) }
  }

  /// It does something else.
  mutating func end() {
    guard lock >= 0 else { return }
    lock = -1
    rounds = 0
    pauses = 0
    state = nil
    journal.removeAll()
  }
}

extension Lane {
  /// Comes to a lock.
  ///
  /// - Parameter news: How often what the lock guards may have changed.
  /// - Returns: How often it has paused since there was news, if it goes round and would see the same again; else `nil`.
  package func polls(_ lock: Resource, news: Int) -> Int? {
    guard poll.comes(to: lock.number, news: news, self) else {
      if poll.isPausing { rounds.end() }
      return nil
    }
    return poll.pauses(news)
  }

  /// Whether what it has done with a lock that it is giving back is like a look.
  package func onlyLooks(with lock: Resource) -> Bool {
    poll.lock == lock.number && poll.onlyLooks(self)
  }

  /// Does something else than to go round with one lock.
  package func pollsNoMore() {
    if poll.isPausing { rounds.end() }
    poll.end()
  }
}

import Exploration

/// A lock that one lane can have for writing, or many for reading; readers get in although a writer waits.
///
/// Readers do not conflict with each other, and nothing that they do is promised to one another: a
/// reader comes after the last writer, a writer after that one and all readers since.
package final class ReadersWriter: Synchronizer {
  /// What a lane wants it for.
  package enum Purpose: Int {
    case reading, writing

    fileprivate var effect: Effect { self == .reading ? .share : .take }
  }

  private var writer: Lane?
  private var readers: [Lane] = []
  /// What the last writer did, and what the readers since then did.
  private var written = Stamp()
  private var read = Stamp()

  package override func canGoOn(_ action: Action, _ lane: Lane) -> Bool {
    writer == nil && (action.detail == Purpose.reading.rawValue || readers.isEmpty)
  }
  package override func holders(for action: Action) -> [Lane] { writer.map { [$0] } ?? readers }
  package override func waitReason(for action: Action) -> WaitReason { .unlock(title) }

  /// What the calling lane has it for.
  package var own: Purpose? {
    if writer === engine.lane { return .writing }
    return readers.contains { $0 === engine.lane } ? .reading : nil
  }

  /// Waits for it; ends the execution if a reader waits without a limit until there are no readers.
  ///
  /// - Returns: Whether it was taken before the deadline.
  package func lock(for purpose: Purpose, until deadline: UInt64 = .max) -> Bool {
    if purpose == .writing, deadline == .max, own == .reading {
      engine.fail(.recursiveLock(title, by: engine.lane.title, isUpgrade: true))
    }
    let verb: Verb = purpose == .reading ? .lockForReading : .lockForWriting
    guard wait(verb, purpose.effect, until: deadline, detail: purpose.rawValue) else {
      return false
    }
    take(for: purpose)
    return true
  }

  /// Takes it if that is possible at once.
  package func tryLock(for purpose: Purpose) -> Bool {
    let verb: Verb = purpose == .reading ? .tryToLockForReading : .tryToLockForWriting
    guard attempt(verb, purpose.effect, detail: purpose.rawValue) else { return false }
    take(for: purpose)
    return true
  }

  /// Gives it back; ends the execution if the lane does not have it.
  package func unlock() {
    guard let own else {
      let owner = (writer ?? readers.first)?.title
      engine.fail(.unlockByAnother(title, by: engine.lane.title, owner: owner, toWait: false))
    }
    engine.perform(Action(.unlock, self, .give))
    engine.lane.heldLocks -= 1
    if own == .writing {
      writer = nil
      engine.release(into: &written)
    } else if let index = readers.firstIndex(where: { $0 === engine.lane }) {
      readers.remove(at: index)
      engine.releaseJoining(into: &read)
    }
    wasGivenBack()
  }

  private func take(for purpose: Purpose) {
    changed()
    engine.lane.heldLocks += 1
    engine.acquire(written)
    guard purpose == .writing else { return readers.append(engine.lane) }
    writer = engine.lane
    engine.acquire(read)
    read = Stamp()
  }
}

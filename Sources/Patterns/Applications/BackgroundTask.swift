import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Work that an outside host may cut short.
  static let backgroundTask = Pattern(
    "background-task", chapter: .applications,
    summary: "work under a deadline that an outside host may cut short: it ends exactly once on "
      + "either path; wrapped as an operation",
    lookFor: "In the first part the work is done in time; in the second `time is up`, and the work "
      + "stops in the middle of a piece. Either way the host is told once: `ended once more` "
      + "is 0.",
    why: "The end of the work and the end of its time come from two threads, in either order, even "
      + "at once. The first to write down the ending, under a lock, has the right and the "
      + "duty to tell the host; the other finds that it is too late.",
    compareWith: ["cancellation", "operation-cancel", "continuation"],
    parts: [
      .blocking("done in time", comparable: true, doneInTime),
      .blocking("cut short", cutShort),
      .blocking("both at once", bothAtOnce),
      .blocking("as an operation", asAnOperation),
    ])
}

/// The pieces of an upload by their positions; `nil` after the last.
private typealias Pieces = @Sendable (_ index: Int) -> Chore?

private func allChores(_ stage: Stage) -> Pieces {
  let chores = Array(stage.chores)
  return { $0 < chores.count ? chores[$0] : nil }
}

/// More pieces than any host has time for.
private func endless(_ stage: Stage) -> Pieces {
  { stage.chore("piece \($0 + 1)", units: 1) }
}

/// Time enough for all the chores on any machine.
private func ample(_ stage: Stage) -> Duration {
  .seconds(30) + stage.unit * (10 * stage.chores.totalUnits)
}

private func doneInTime(_ stage: Stage) {
  upload(allChores(stage), allowance: ample(stage), stage)
}

private func cutShort(_ stage: Stage) {
  upload(endless(stage), allowance: stage.unit * 3, stage)
}

private func upload(_ pieces: @escaping Pieces, allowance: Duration, _ stage: Stage) {
  let host = BackgroundHost()
  let work = BackgroundWork(on: host, allowance: allowance) {
    stage.say("time is up: the host is told that the work has ended")
  }

  let queue = DispatchQueue(label: "upload")
  queue.async {
    // A thread cannot be stopped from outside: the work must check whether it may continue.
    var index = 0
    while let piece = pieces(index), piece.perform(unless: { work.ending != nil }) { index += 1 }
    let isFirst = work.end(.completed)
    stage.say(isFirst ? "done: the host is told that the work has ended" : "stopped in the middle")
  }

  stage.waits(for: "the upload")
  queue.sync {}
  host.waitForHandler()
  stage.show("the ending", work.ending?.rawValue ?? "none")
  show(host, stage)
}

private func show(_ host: BackgroundHost, _ stage: Stage) {
  let ledger = host.ledger
  stage.show("begun", ledger.begun)
  stage.show("ended", ledger.ended)
  stage.show("ended once more", ledger.superfluousEnds)
}

private func bothAtOnce(_ stage: Stage) {
  let host = BackgroundHost()
  let rounds = stage.rounds(200)
  let isFirst = Shared(Mutex((completed: 0, expired: 0)))

  let queue = DispatchQueue(label: "expiry")
  stage.doing("\(rounds) rounds") {
    for _ in 1...rounds {
      let work = BackgroundWork(on: host, allowance: ample(stage)) {}
      let meeting = Rendezvous(of: 2)  // lets both go at the same moment
      queue.async {
        meeting.wait()
        if work.end(.expired) { isFirst.value.withLock { $0.expired += 1 } }
      }
      meeting.wait()
      if work.end(.completed) { isFirst.value.withLock { $0.completed += 1 } }
      queue.sync {}
    }
  }

  let first = isFirst.value.withLock { $0 }
  stage.show("completion was first", first.completed)
  stage.show("expiry was first", first.expired)
  show(host, stage)
}

/// An upload for an operation queue; it begins and ends its time in the background by itself.
private final class UploadOperation: AsynchronousOperation, @unchecked Sendable {
  // Safe to share: what it adds to its superclass never changes, or is in a mutex.
  private let pieces: Pieces
  private let host: BackgroundHost
  private let allowance: Duration
  private let uploads: DispatchQueue
  private let work = Mutex<BackgroundWork?>(nil)

  init(
    _ pieces: @escaping Pieces, on host: BackgroundHost, allowance: Duration,
    uploads: DispatchQueue
  ) {
    self.pieces = pieces
    self.host = host
    self.allowance = allowance
    self.uploads = uploads
  }

  var ending: BackgroundWork.Ending? { work.withLock { $0 }?.ending }

  override func main() {
    let work = BackgroundWork(on: host, allowance: allowance) { [self] in
      cancel()  // stops the pieces
      finish()  // lets the queue continue
    }
    self.work.withLock { $0 = work }

    uploads.async { [self] in
      var index = 0
      while let piece = pieces(index), piece.perform(unless: { isCancelled }) { index += 1 }
      if work.end(.completed) { finish() }
    }
  }
}

private func asAnOperation(_ stage: Stage) {
  let host = BackgroundHost()
  let uploads = DispatchQueue(label: "upload")
  let short = UploadOperation(
    allChores(stage), on: host, allowance: ample(stage), uploads: uploads)
  let long = UploadOperation(
    endless(stage), on: host, allowance: stage.unit * 3, uploads: uploads)
  let after = BlockOperation { stage.say("both uploads have finished") }
  long.addDependency(short)
  after.addDependency(long)

  let queue = OperationQueue()
  queue.addOperations([short, long, after], waitUntilFinished: false)
  stage.waits(for: "the operations")
  queue.waitUntilAllOperationsAreFinished()
  uploads.sync {}  // until the pieces have stopped, too

  stage.show("the short upload", short.ending?.rawValue ?? "none")
  stage.show("the long upload", long.ending?.rawValue ?? "none")
  stage.show("the long upload is cancelled", long.isCancelled)
  show(host, stage)
}

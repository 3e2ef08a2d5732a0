import Dispatch
import Foundation

extension Pattern {
  /// Ending work that nobody wants any more.
  static let operationCancel = Pattern(
    "operation-cancel", chapter: .operations,
    summary: "the owner goes away and cancels its queue; cooperative checks; an asynchronous "
      + "operation with a correct state machine",
    lookFor:
      "When the owner goes, the running operation stops at its next look, and those that have "
      + "not begun never do. The asynchronous operation stays executing after its start has returned.",
    why: "cancelAllOperations sets a flag on every operation of the queue. One that has not begun "
      + "is then skipped; one that runs must look at the flag itself, often enough to stop soon. An "
      + "asynchronous operation is finished when it says so, and it has to say so on every path, "
      + "also when it was cancelled.",
    compareWith: ["operation", "cancellation", "work-item"],
    parts: [
      .blocking("the owner goes away", ownerGoes),
      .blocking("an asynchronous operation", asynchronousOperation),
    ])
}

/// A screen that loads pictures, and needs none of them once it is gone.
private final class Gallery {
  let queue = OperationQueue()

  init() {
    queue.name = "gallery"
    queue.maxConcurrentOperationCount = 1
  }

  deinit {
    queue.cancelAllOperations()
  }
}

private func ownerGoes(_ stage: Stage) {
  var gallery: Gallery? = Gallery()
  guard let queue = gallery?.queue else { return }
  let begun = DispatchSemaphore(value: 0)
  let long = stage.chore("long work", units: 20)
  let late = Flag()

  let loading = BlockOperation()
  loading.addExecutionBlock { [weak loading] in
    begun.signal()
    let isDone = long.perform(unless: { loading?.isCancelled ?? true })
    stage.say(isDone ? "the long work is done" : "the long work stops early")
  }
  queue.addOperation(loading)
  queue.addOperation { late.raise() }

  stage.waits(for: "the work to begin")
  begun.wait()
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))  // the owner stays for a unit
  stage.say("the owner goes away")
  gallery = nil

  stage.waits(for: "the queue to be empty")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("the queue is empty")
  stage.show("the second operation ran", late.isRaised)
}

/// A download that is answered later, on another thread; no thread is blocked meanwhile.
private final class Download: AsynchronousOperation, @unchecked Sendable {
  // Safe: nothing is added to the superclass's state but constants.
  private let answerAfter: Double
  private let onBegin: @Sendable () -> Void
  private let onEnd: @Sendable (_ wasCancelled: Bool) -> Void

  init(
    answerAfter: Double, onBegin: @escaping @Sendable () -> Void,
    onEnd: @escaping @Sendable (_ wasCancelled: Bool) -> Void
  ) {
    self.answerAfter = answerAfter
    self.onBegin = onBegin
    self.onEnd = onEnd
  }

  override func main() {
    DispatchQueue.global().asyncAfter(deadline: .now() + answerAfter) { self.end() }
    onBegin()
  }

  override func cancel() {
    super.cancel()
    end()
  }

  /// Answer and cancelling may come at the same moment: only the first ends the operation.
  private func end() {
    if finish() { onEnd(isCancelled) }
  }
}

private func asynchronousOperation(_ stage: Stage) {
  let queue = OperationQueue()
  let unit = stage.unit / .seconds(1)
  let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  let onBegin: @Sendable () -> Void = { begun.signal() }
  let onEnd: @Sendable (Bool) -> Void = { wasCancelled in
    stage.say(wasCancelled ? "a download is cancelled" : "a download is answered")
    ended.signal()
  }

  let answered = Download(answerAfter: unit, onBegin: onBegin, onEnd: onEnd)
  let abandoned = Download(answerAfter: 3600, onBegin: onBegin, onEnd: onEnd)
  queue.addOperation(answered)
  queue.addOperation(abandoned)

  stage.waits(for: "the first download")
  answered.waitUntilFinished()
  ended.wait()
  for _ in 1...2 { begun.wait() }
  stage.say("the other one goes on, and no thread is blocked")
  stage.show("abandoned: executing", abandoned.isExecuting)

  abandoned.cancel()
  queue.waitUntilAllOperationsAreFinished()
  ended.wait()
  stage.show("answered: finished", answered.isFinished)
  stage.show("answered: cancelled", answered.isCancelled)
  stage.show("abandoned: finished", abandoned.isFinished)
  stage.show("abandoned: cancelled", abandoned.isCancelled)
}

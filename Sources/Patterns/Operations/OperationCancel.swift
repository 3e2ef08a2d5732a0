import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Ending work that is no longer wanted.
  static let operationCancel = Pattern(
    "operation-cancel", chapter: .operations,
    summary: "the owner goes away and cancels its queue; cooperative checks; an asynchronous "
      + "operation with a correct state machine",
    lookFor: "When the owner goes, the bar `refresh` stops at its next look, and the operations "
      + "that have not begun never do; `one that does not` look works to its end. The "
      + "asynchronous operation stays executing after its start has returned: `abandoned: "
      + "executing`.",
    why: "cancelAllOperations sets a flag on every operation of the queue. One that has not begun "
      + "is then skipped; one that runs must look at the flag itself, often enough to stop soon. An "
      + "asynchronous operation is finished when it says so, and it has to say so on every path, "
      + "also when it was cancelled.",
    compareWith: ["operation", "cancellation", "work-item"],
    parts: [
      .blocking("the owner goes away", ownerGoes),
      .blocking("cooperative checks: one looks, one does not", looking),
      .blocking("an asynchronous operation", asynchronousOperation),
      .blocking("asynchronous operations: no thread waits", comparable: true, allAsynchronous),
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
    // Suspended during that: when one is cancelled and ends, none may begin that is not cancelled yet.
    queue.isSuspended = true
    queue.cancelAllOperations()
    queue.isSuspended = false
  }
}

private func ownerGoes(_ stage: Stage) {
  var gallery: Gallery? = Gallery()
  guard let queue = gallery?.queue else { return }
  let unit = stage.unit / .seconds(1)
  let begun = DispatchSemaphore(value: 0)
  let late = Flag()

  // It would continue forever: only its look at the flag ends it.
  let refreshing = BlockOperation()
  refreshing.addExecutionBlock { [weak refreshing] in
    stage.doing("refresh") {
      begun.signal()
      while refreshing?.isCancelled == false { Thread.sleep(forTimeInterval: unit / 10) }
    }
    stage.say("the refreshing stops")
  }
  queue.addOperation(refreshing)
  queue.addOperation { late.raise() }

  stage.waits(for: "the work to begin")
  begun.wait()
  Thread.sleep(forTimeInterval: unit)  // the owner stays for a unit
  stage.say("the owner goes away")
  gallery = nil

  stage.waits(for: "the queue to be empty")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("the queue is empty")
  stage.show("the second operation ran", late.isRaised)
}

/// Cancels two operations while they work: one looks at the flag, the other does not.
private func looking(_ stage: Stage) {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1

  for looks in [true, false] {
    let name = looks ? "one that looks" : "one that does not"
    let chore = stage.chore(name, units: 2)
    let (halfway, isCancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    let operation = BlockOperation()
    operation.addExecutionBlock { [weak operation] in
      var steps = 0
      let isDone = chore.perform(unless: {
        steps += 1
        if steps == 10 {  // half of the two units
          halfway.signal()
          isCancelled.wait()
        }
        return looks && operation?.isCancelled != false
      })
      stage.show("\(name): worked to the end", isDone)
    }
    queue.addOperation(operation)

    stage.waits(for: name)
    halfway.wait()
    operation.cancel()
    stage.say("cancelled \(name)")
    isCancelled.signal()
    stage.waits(for: name)
    operation.waitUntilFinished()
    stage.say("it has finished")
    stage.show("\(name): cancelled", operation.isCancelled)
  }
}

/// A download that is answered later, on another thread; no thread is blocked until then.
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

/// An operation around a task: what the task waits for keeps no thread.
private final class ChoreOperation: AsynchronousOperation, @unchecked Sendable {
  // Safe: the task is guarded by the mutex, the chore is a constant.
  private let chore: Chore
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ chore: Chore) {
    self.chore = chore
  }

  override func main() {
    task.withLock { task in
      task = Task(name: chore.name) {
        // A cancelled chore throws. The operation is over all the same, and has to say so.
        try? await chore.perform()
        finish()
      }
    }
    if isCancelled { cancel() }  // it came before there was a task to cancel
  }

  override func cancel() {
    super.cancel()
    task.withLock { $0?.cancel() }
  }
}

private func allAsynchronous(_ stage: Stage) {
  let queue = OperationQueue()
  for chore in stage.chores {
    queue.addOperation(ChoreOperation(chore))
  }
  stage.waits(for: "all operations")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("everything is done")
}

import Dispatch
import Synchronization

extension Pattern {
  /// A piece of work that one can hold on to.
  static let workItem = Pattern(
    "work-item", chapter: .queues,
    summary: "DispatchWorkItem: cancel before start, notify, wait, debounce",
    lookFor: "An item that is cancelled in time never runs, but a wait for `the second item` "
      + "returns; one that has begun runs to its end. Of a burst of requests only the last is "
      + "carried out: one line says `searches for swift`.",
    why:
      "A work item is a closure with a handle. cancel keeps it from starting and does not stop it "
      + "once it runs: a long item has to check isCancelled itself. Debouncing is no more than "
      + "cancelling the item before when a new request comes.",
    compareWith: ["group", "operation-cancel", "cancellation"],
    parts: [
      .blocking("wait and notify", waitAndNotify),
      .blocking("cancel before start", cancelBeforeStart),
      .blocking("debounce", debounce),
    ])
}

private func waitAndNotify(_ stage: Stage) {
  let queue = DispatchQueue(label: "items")
  let notified = DispatchSemaphore(value: 0)
  let chore = stage.chores[0]

  let item = DispatchWorkItem { chore.perform() }
  item.notify(queue: queue) {
    stage.say("notified: \(chore.name) is done")
    notified.signal()
  }
  queue.async(execute: item)

  stage.waits(for: "the item")
  item.wait()
  stage.say("waited: \(chore.name) is done")
  notified.wait()
}

private func cancelBeforeStart(_ stage: Stage) {
  let queue = DispatchQueue(label: "items")
  let began = DispatchSemaphore(value: 0)
  let cancelled = DispatchSemaphore(value: 0)
  let ran = Flag()
  let chore = stage.chores[0]

  let first = DispatchWorkItem {
    began.signal()
    cancelled.wait()  // so that a slow machine, too, cancels before the second item's turn
    chore.perform()
    stage.say("the first item ran to its end")
  }
  let second = DispatchWorkItem { ran.raise() }
  queue.async(execute: first)
  queue.async(execute: second)

  began.wait()
  first.cancel()
  stage.say("the first item is cancelled, too late")
  second.cancel()
  stage.say("the second item is cancelled, in time")
  cancelled.signal()

  stage.waits(for: "the second item")
  second.wait()
  stage.say("waiting for a cancelled item ends, too")
  stage.show("the second item ran", ran.isRaised)
}

/// Carries out only the last request of a burst, when nothing has come for a while.
private final class Debouncer {
  private let queue: DispatchQueue
  private let pause: Double
  private var pending: DispatchWorkItem?

  init(queue: DispatchQueue, pause: Double) {
    self.queue = queue
    self.pause = pause
  }

  func request(_ work: @escaping () -> Void) {
    pending?.cancel()
    let item = DispatchWorkItem(block: work)
    pending = item
    queue.asyncAfter(deadline: .now() + pause, execute: item)
  }
}

private func debounce(_ stage: Stage) {
  // Nothing of the burst can begin before the queue is released, so that a slow machine, too,
  // shows what a fast one does.
  let queue = DispatchQueue(label: "search", attributes: .initiallyInactive)
  let debouncer = Debouncer(queue: queue, pause: stage.unit / .seconds(1))
  let searches = Shared(Atomic(0))
  let done = DispatchSemaphore(value: 0)
  let search = stage.chores[0]

  let typed = ["s", "sw", "swi", "swif", "swift"]
  for text in typed {
    stage.say("typed \(text)")
    debouncer.request {
      searches.value.add(1, ordering: .relaxed)
      stage.say("searches for \(text)")
      search.perform()
      done.signal()
    }
  }
  queue.activate()

  stage.waits(for: "the search")
  done.wait()
  queue.sync {}
  stage.show("requests", typed.count)
  stage.show("searches", searches.value.load(ordering: .relaxed))
}

import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Requests with conditions, and the scheduler that launches them.
  static let deferredWork = Pattern(
    "deferred-work", chapter: .applications,
    summary: "requests with conditions (power, network, earliest time), a scheduler that launches "
      + "them, expiration, rescheduling",
    lookFor: "No request is launched before its conditions hold. In the second part the work is "
      + "told to stop twice: when its time is up, and, after it has asked for another launch, "
      + "when the power is gone.",
    why: "The scheduler only decides: events and their times go in, actions come out. A lock "
      + "around it and a queue that does the actions are all that is concurrent here. Expiration "
      + "is cooperative: the work looks at a flag and ends by itself.",
    compareWith: ["background-task", "operation-dependencies", "cancellation"],
    parts: [
      .blocking("launched when the conditions hold", launchWhenConditionsHold),
      .blocking("expired and rescheduled", expireAndReschedule),
    ])
}

/// The tasks are requests with different needs, and the device gets a network, then power.
private func launchWhenConditionsHold(_ stage: Stage) {
  let host = Host(stage)
  let needs: [DeferredScheduler.Conditions] = [[], .network, .power, [.network, .power]]
  let done = DispatchGroup()

  for (index, chore) in stage.chores.enumerated() {
    let needed = needs[index % needs.count]
    // What needs nothing else waits for its time.
    let earliest = needed.isEmpty ? host.now + stage.unit : .zero
    done.enter()
    host.submit(.init(chore.name, needs: needed, earliest: earliest)) { _ in
      chore.perform()
      stage.say("\(chore.name) is done")
      done.leave()
    }
  }

  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  stage.say("the network is there")
  host.change(to: .network)

  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  stage.say("the power is there")
  host.change(to: [.network, .power])

  stage.waits(for: "all requests")
  done.wait()
  stage.say("every request is done")
  stage.show("launches", host.launches)
  stage.show("expirations", host.expirations)
}

/// Work that never ends by itself does as much as it may, twice.
private func expireAndReschedule(_ stage: Stage) {
  let host = Host(stage)
  let pages = Shared(Atomic(0))
  let (launchedAgain, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

  // A page that was cut short does not count: the next launch begins with it.
  @Sendable func index(unless hasExpired: () -> Bool) {
    while !hasExpired() {
      let page = stage.chore("page \(pages.value.load(ordering: .relaxed) + 1)", units: 1)
      if page.perform(unless: hasExpired) { pages.value.add(1, ordering: .relaxed) }
    }
    stage.say("stopped after \(pages.value.load(ordering: .relaxed)) pages")
  }

  host.change(to: .power)
  host.submit(.init("index", needs: .power, limit: stage.unit * 2)) { hasExpired in
    index(unless: hasExpired)

    stage.say("rescheduled")
    host.submit(.init("index", needs: .power, earliest: host.now + stage.unit)) { hasExpired in
      launchedAgain.signal()
      index(unless: hasExpired)
      done.signal()
    }
  }

  stage.waits(for: "the second launch")
  launchedAgain.wait()
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  stage.say("the power is gone")
  host.change(to: [])

  stage.waits(for: "the end")
  done.wait()
  stage.show("pages", pages.value.load(ordering: .relaxed))
  stage.show("launches", host.launches)
  stage.show("expirations", host.expirations)
}

/// Does what the scheduler decides: the only place with a clock, a lock and queues.
private final class Host: Sendable {
  typealias Work = @Sendable (_ hasExpired: () -> Bool) -> Void

  private struct State {
    var scheduler = DeferredScheduler()
    var work: [String: Work] = [:]
    var expired: [String: Shared<Atomic<Bool>>] = [:]
    var launches = 0
    var expirations = 0
  }

  private let state = Mutex(State())
  private let start = ContinuousClock.now
  private let workers = DispatchQueue(label: "deferred work", attributes: .concurrent)
  private let alarm = DispatchQueue(label: "alarm")
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  var now: Duration { ContinuousClock.now - start }
  var launches: Int { state.withLock { $0.launches } }
  var expirations: Int { state.withLock { $0.expirations } }

  func submit(_ request: DeferredScheduler.Request, work: @escaping Work) {
    state.withLock { state in
      state.work[request.name] = work
      handle(.submitted(request), in: &state)
    }
  }

  func change(to conditions: DeferredScheduler.Conditions) {
    state.withLock { handle(.conditions(conditions), in: &$0) }
  }

  /// Does the actions under the lock, so that they stay in order; none of them blocks.
  private func handle(_ event: DeferredScheduler.Event, in state: inout State) {
    for action in state.scheduler.handle(event, at: now) {
      switch action {
      case .launch(let request):
        launch(request, in: &state)
      case .expire(let name, let reason):
        stage.say("\(name) has to stop: \(reason.rawValue)")
        state.expirations += 1
        state.expired[name]?.value.store(true, ordering: .relaxed)
      case .wake(let time):
        alarm.asyncAfter(deadline: .now() + max(0, (time - now) / .seconds(1))) { [weak self] in
          guard let self else { return }
          self.state.withLock { self.handle(.timePassed, in: &$0) }
        }
      }
    }
  }

  private func launch(_ request: DeferredScheduler.Request, in state: inout State) {
    guard let work = state.work.removeValue(forKey: request.name) else { return }
    let expired = Shared(Atomic(false))
    state.expired[request.name] = expired
    state.launches += 1
    stage.say("\(request.name) is launched")
    workers.async { [self] in
      work { expired.value.load(ordering: .relaxed) }
      self.state.withLock { handle(.finished(request.name), in: &$0) }
    }
  }
}

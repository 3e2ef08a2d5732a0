import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Requests with conditions, and the scheduler that launches them.
  static let deferredWork = Pattern(
    "deferred-work", chapter: .applications,
    summary: "requests with conditions (power, network, earliest time), a scheduler that launches "
      + "them, expiration, rescheduling; register once, submit often",
    lookFor: "The lanes `network` and `power` show when each is there; a lane with a question "
      + "mark, such as `task 2?`, is a request that waits, with what it needs. None is "
      + "launched before that holds. In the second part `index has to stop` twice: when its "
      + "time is up, and, launched again, when `power` is gone. In the third the host takes "
      + "no request before `index is registered`, and of two that wait the later one.",
    why: "The scheduler only decides: events and their times go in, actions come out. A lock "
      + "around it and a queue that does the actions are all that is concurrent here. Expiration "
      + "is cooperative: the work looks at a flag and ends by itself. What runs is registered "
      + "once, before the first request, so that the host knows it whenever it decides to launch.",
    compareWith: ["background-task", "operation-dependencies", "cancellation"],
    parts: [
      .blocking("launched when the conditions hold", launchWhenConditionsHold),
      .blocking("expired and rescheduled", expireAndReschedule),
      .blocking("register, then submit", registerThenSubmit),
    ])
}

/// The tasks are requests with different needs, and the device gets a network, then power.
private func launchWhenConditionsHold(_ stage: Stage) {
  let host = DeferredHost(stage)
  let needs: [DeferredScheduler.Conditions] = [[], .network, .power, [.network, .power]]
  let done = DispatchGroup()

  for (index, chore) in stage.chores.enumerated() {
    let needed = needs[index % needs.count]
    // What needs nothing else waits for its time.
    let earliest = needed.isEmpty ? host.now + stage.unit / 2 : .zero
    done.enter()
    host.register(chore.name) { _ in
      chore.perform()
      stage.say("\(chore.name) is done")
      done.leave()
    }
    host.submit(.init(chore.name, needs: needed, earliest: earliest))
  }

  stage.waits(for: "a network")
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  stage.say("the network is there")
  host.change(to: .network)

  stage.waits(for: "power")
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
  let host = DeferredHost(stage)
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

  host.register("index") { hasExpired in
    if host.launches > 1 {
      launchedAgain.signal()
      index(unless: hasExpired)
      done.signal()
    } else {
      index(unless: hasExpired)
      stage.say("rescheduled")
      host.submit(.init("index", needs: .power, earliest: host.now + stage.unit))
    }
  }
  host.change(to: .power)
  host.submit(.init("index", needs: .power, limit: stage.unit * 2))

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

/// What the host accepts, and what it does not.
private func registerThenSubmit(_ stage: Stage) {
  let host = DeferredHost(stage)
  let done = DispatchSemaphore(value: 0)
  let page = stage.chore("page 1", units: 1)

  func submit(_ needs: DeferredScheduler.Conditions) {
    let isAccepted = host.submit(.init("index", needs: needs))
    stage.say(isAccepted ? "submitted" : "refused: index is not registered")
  }

  submit(.network)
  for _ in 1...2 {
    let isAccepted = host.register("index") { _ in
      page.perform()
      done.signal()
    }
    stage.say(isAccepted ? "index is registered" : "refused: index is registered already")
  }
  submit(.network)
  stage.waits(for: "a network")
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  submit(.power)  // takes the place of the request that waits for the network

  stage.say("the network is there")
  host.change(to: .network)  // no one asks for it any more
  stage.waits(for: "power")
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1))
  stage.say("the power is there")
  host.change(to: [.network, .power])

  stage.waits(for: "the end")
  done.wait()
  stage.show("launches", host.launches)
}

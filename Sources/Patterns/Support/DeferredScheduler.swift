/// Decides when work that was put off is launched and when it has to stop.
///
/// A pure state machine: events and their times go in, actions come out. It reads no clock, starts
/// no thread and holds no lock; its owner does the actions. That is why its tests need
/// neither Dispatch nor patience.
///
/// There is at most one waiting and one running request of a name. A request that is submitted
/// while one of its name waits takes that one's place; while one of its name runs, it waits until
/// that one has finished. That is how running work reschedules itself.
package struct DeferredScheduler: Sendable {
  /// What a request may need of the device.
  package struct Conditions: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The device is connected to power.
    package static let power = Conditions(rawValue: 1)
    /// The device is connected to a network.
    package static let network = Conditions(rawValue: 2)
  }

  /// Work that may begin later.
  package struct Request: Sendable, Equatable {
    /// Tells the requests apart.
    package var name: String
    /// What must hold from the launch to the end.
    package var needs: Conditions
    /// It is not launched before this time.
    package var earliest: Duration
    /// How long it may run; `nil` if there is no limit.
    package var limit: Duration?

    /// Makes a request; without arguments besides the name it may run at once and for any time.
    package init(
      _ name: String, needs: Conditions = [], earliest: Duration = .zero, limit: Duration? = nil
    ) {
      self.name = name
      self.needs = needs
      self.earliest = earliest
      self.limit = limit
    }
  }

  /// What the scheduler is told.
  package enum Event: Sendable, Equatable {
    /// Work is requested.
    case submitted(Request)
    /// The waiting work of a name is no longer wanted; running work is not touched.
    case withdrawn(String)
    /// These conditions hold from now on, and no others.
    case conditions(Conditions)
    /// The running work of a name has ended, for whatever reason.
    case finished(String)
    /// Only time has passed.
    case timePassed
  }

  /// Why running work has to stop.
  package enum Reason: String, Sendable, Equatable {
    /// It has used up its limit.
    case timeIsUp = "its time is up"
    /// Something that it needs is gone.
    case conditionLost = "a condition is lost"
  }

  /// What the owner of the scheduler has to do.
  package enum Action: Sendable, Equatable {
    /// Begin the work now, and send `finished` when it has ended.
    case launch(Request)
    /// Tell the running work of a name to stop soon. It still sends `finished`.
    case expire(String, Reason)
    /// Send `timePassed` at this time. Others that were asked for before may come too, and any
    /// of them too early or too late.
    case wake(at: Duration)
  }

  private struct Running {
    let request: Request
    let deadline: Duration?
    var hasExpired = false
  }

  private var waiting: [Request] = []
  private var running: [Running] = []
  private var conditions: Conditions
  private var now: Duration = .zero
  private var nextWake: Duration?

  /// Makes a scheduler without requests at time 0.
  package init(conditions: Conditions = []) {
    self.conditions = conditions
  }

  /// The names of the requests that wait, in the order of their submission.
  package var waitingNames: [String] { waiting.map(\.name) }

  /// The names of the requests that run, in the order of their launch.
  package var runningNames: [String] { running.map(\.request.name) }

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - event: What happened; the end of something that does not run is ignored.
  ///   - time: When, from any fixed origin. A time before the last one counts as the last one.
  /// - Returns: What to do about it, in order: expirations, launches in the order of submission,
  ///   then at most one wake-up.
  /// - Complexity: O(*n*·*m*) for *n* waiting and *m* running requests.
  package mutating func handle(_ event: Event, at time: Duration) -> [Action] {
    now = max(now, time)
    switch event {
    case .submitted(let request):
      waiting.removeAll { $0.name == request.name }
      waiting.append(request)
    case .withdrawn(let name):
      waiting.removeAll { $0.name == name }
    case .conditions(let conditions):
      self.conditions = conditions
    case .finished(let name):
      running.removeAll { $0.request.name == name }
    case .timePassed:
      nextWake = nil  // it may have come too early, by another clock: then ask again
    }
    return expirations() + launches() + wakeUp()
  }

  private mutating func expirations() -> [Action] {
    var actions: [Action] = []
    for index in running.indices where !running[index].hasExpired {
      let request = running[index].request
      let reason: Reason
      if let deadline = running[index].deadline, deadline <= now {
        reason = .timeIsUp
      } else if !conditions.isSuperset(of: request.needs) {
        reason = .conditionLost
      } else {
        continue
      }
      running[index].hasExpired = true
      actions.append(.expire(request.name, reason))
    }
    return actions
  }

  private mutating func launches() -> [Action] {
    let ready = waiting.filter { isAllowed($0) && $0.earliest <= now }
    waiting.removeAll { ready.contains($0) }
    running += ready.map { Running(request: $0, deadline: $0.limit.map { now + $0 }) }
    return ready.map { .launch($0) }
  }

  /// Whether nothing but the time could keep a request from being launched.
  private func isAllowed(_ request: Request) -> Bool {
    conditions.isSuperset(of: request.needs)
      && !running.contains { $0.request.name == request.name }
  }

  /// The next time at which something happens without another event, if that is news.
  private mutating func wakeUp() -> [Action] {
    let deadlines = running.filter { !$0.hasExpired }.compactMap(\.deadline)
    let next = (waiting.filter(isAllowed).map(\.earliest) + deadlines).min()
    defer { nextWake = next }
    guard let next, next != nextWake else { return [] }
    return [.wake(at: next)]
  }
}

import Dispatch
import Synchronization

/// Does what a `DeferredScheduler` decides: the only place with a clock, a lock and queues.
///
/// What runs under a name is registered once; requests for it may be submitted as often as it should run.
final class DeferredHost: Sendable {
  typealias Work = @Sendable (_ hasExpired: () -> Bool) -> Void

  private struct State {
    var scheduler = DeferredScheduler()
    var registered: [String: Work] = [:]
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

  /// Says what runs under a name; called before the first request for it.
  ///
  /// - Returns: Whether it is accepted: a name is registered once.
  @discardableResult
  func register(_ name: String, work: @escaping Work) -> Bool {
    state.withLock { state in
      guard state.registered[name] == nil else { return false }
      state.registered[name] = work
      return true
    }
  }

  /// Requests a launch; a request of the same name that still waits gives way.
  ///
  /// - Returns: Whether it is accepted: its name has to be registered.
  @discardableResult
  func submit(_ request: DeferredScheduler.Request) -> Bool {
    state.withLock { state in
      guard state.registered[request.name] != nil else { return false }
      stage.draw(.object, "\(request.name)?", as: request.needs.words)
      handle(.submitted(request), in: &state)
      return true
    }
  }

  func change(to conditions: DeferredScheduler.Conditions) {
    stage.draw(.condition, "network", as: conditions.contains(.network) ? "there" : nil)
    stage.draw(.condition, "power", as: conditions.contains(.power) ? "there" : nil)
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
    guard let work = state.registered[request.name] else { return }
    let expired = Shared(Atomic(false))
    state.expired[request.name] = expired
    state.launches += 1
    stage.draw(.object, "\(request.name)?", as: nil)
    stage.say("\(request.name) is launched")
    workers.async { [self] in
      work { expired.value.load(ordering: .relaxed) }
      self.state.withLock { handle(.finished(request.name), in: &$0) }
    }
  }
}

extension DeferredScheduler.Conditions {
  /// What they are called, or what a request without any waits for.
  fileprivate var words: String {
    let names = (contains(.network) ? ["network"] : []) + (contains(.power) ? ["power"] : [])
    return names.isEmpty ? "its time" : names.joined(separator: ", ")
  }
}

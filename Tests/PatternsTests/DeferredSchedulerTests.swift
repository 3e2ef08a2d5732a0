import Patterns
import Testing

@Suite("the scheduler of deferred work")
struct DeferredSchedulerTests {
  typealias Request = DeferredScheduler.Request
  typealias Action = DeferredScheduler.Action

  @Test("a request without conditions is launched at once")
  func atOnce() {
    var scheduler = DeferredScheduler()
    let request = Request("a")
    #expect(scheduler.handle(.submitted(request), at: .zero) == [.launch(request)])
    #expect(scheduler.runningNames == ["a"])
  }

  @Test("a request waits until all that it needs is there")
  func conditions() {
    var scheduler = DeferredScheduler()
    let request = Request("a", needs: [.power, .network])
    #expect(scheduler.handle(.submitted(request), at: .zero) == [])
    #expect(scheduler.handle(.conditions(.power), at: .seconds(1)) == [])
    #expect(scheduler.handle(.conditions(.network), at: .seconds(2)) == [])
    #expect(scheduler.waitingNames == ["a"])
    let both: DeferredScheduler.Conditions = [.power, .network]
    #expect(scheduler.handle(.conditions(both), at: .seconds(3)) == [.launch(request)])
  }

  @Test("a request is launched at its earliest time, and the scheduler asks to be woken then")
  func earliest() {
    var scheduler = DeferredScheduler()
    let request = Request("a", earliest: .seconds(5))
    #expect(scheduler.handle(.submitted(request), at: .zero) == [.wake(at: .seconds(5))])
    #expect(scheduler.handle(.conditions(.power), at: .seconds(4)) == [])
    #expect(scheduler.handle(.timePassed, at: .seconds(5)) == [.launch(request)])
  }

  @Test("a wake-up that comes too early is asked for again")
  func earlyWakeUp() {
    var scheduler = DeferredScheduler()
    _ = scheduler.handle(.submitted(Request("a", earliest: .seconds(5))), at: .zero)
    #expect(scheduler.handle(.timePassed, at: .seconds(4)) == [.wake(at: .seconds(5))])
  }

  @Test("no wake-up is asked for while a condition is missing")
  func noUselessWakeUp() {
    var scheduler = DeferredScheduler()
    let request = Request("a", needs: .power, earliest: .seconds(5))
    #expect(scheduler.handle(.submitted(request), at: .zero) == [])
    #expect(scheduler.handle(.conditions(.power), at: .seconds(1)) == [.wake(at: .seconds(5))])
  }

  @Test("running work is expired once when its time is up")
  func timeIsUp() {
    var scheduler = DeferredScheduler()
    let request = Request("a", limit: .seconds(2))
    #expect(
      scheduler.handle(.submitted(request), at: .seconds(1))
        == [.launch(request), .wake(at: .seconds(3))])
    #expect(scheduler.handle(.timePassed, at: .seconds(3)) == [.expire("a", .timeIsUp)])
    #expect(scheduler.handle(.timePassed, at: .seconds(9)) == [])
    #expect(scheduler.runningNames == ["a"], "it runs until it says that it has ended")
  }

  @Test("running work is expired once when a condition is lost, and not again when it comes back")
  func conditionLost() {
    var scheduler = DeferredScheduler(conditions: .power)
    _ = scheduler.handle(.submitted(Request("a", needs: .power)), at: .zero)
    #expect(scheduler.handle(.conditions([]), at: .seconds(1)) == [.expire("a", .conditionLost)])
    #expect(scheduler.handle(.conditions(.power), at: .seconds(2)) == [])
    #expect(scheduler.handle(.conditions([]), at: .seconds(3)) == [])
  }

  @Test("work that ends in time is not expired")
  func endsInTime() {
    var scheduler = DeferredScheduler(conditions: .power)
    _ = scheduler.handle(.submitted(Request("a", needs: .power, limit: .seconds(2))), at: .zero)
    #expect(scheduler.handle(.finished("a"), at: .seconds(1)) == [])
    #expect(scheduler.handle(.conditions([]), at: .seconds(2)) == [])
    #expect(scheduler.handle(.timePassed, at: .seconds(2)) == [])
  }

  @Test("running work reschedules itself: the new request waits until the old work has ended")
  func rescheduling() {
    var scheduler = DeferredScheduler()
    let again = Request("a", earliest: .seconds(1))
    _ = scheduler.handle(.submitted(Request("a")), at: .zero)
    #expect(scheduler.handle(.submitted(again), at: .seconds(2)) == [])
    #expect(scheduler.handle(.finished("a"), at: .seconds(3)) == [.launch(again)])
  }

  @Test("a request takes the place of the one of its name that waits")
  func replacement() {
    var scheduler = DeferredScheduler()
    _ = scheduler.handle(.submitted(Request("a", needs: .power)), at: .zero)
    let second = Request("a", needs: .network)
    #expect(scheduler.handle(.submitted(second), at: .zero) == [])
    #expect(scheduler.waitingNames == ["a"])
    #expect(
      scheduler.handle(.conditions([.power, .network]), at: .zero) == [.launch(second)])
  }

  @Test("what is withdrawn is not launched; what runs already goes on")
  func withdrawal() {
    var scheduler = DeferredScheduler()
    _ = scheduler.handle(.submitted(Request("waits", needs: .power)), at: .zero)
    _ = scheduler.handle(.submitted(Request("runs")), at: .zero)
    #expect(scheduler.handle(.withdrawn("waits"), at: .zero) == [])
    #expect(scheduler.handle(.withdrawn("runs"), at: .zero) == [])
    #expect(scheduler.handle(.conditions(.power), at: .zero) == [])
    #expect(scheduler.runningNames == ["runs"])
  }

  @Test("a time before the last one does not turn the clock back")
  func timeDoesNotGoBack() {
    var scheduler = DeferredScheduler()
    _ = scheduler.handle(.timePassed, at: .seconds(5))
    let request = Request("a", earliest: .seconds(4))
    #expect(scheduler.handle(.submitted(request), at: .seconds(1)) == [.launch(request)])
  }

  @Test("over random events every rule holds, and in the end every request is launched")
  func randomEvents() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var run = RandomRun(seed: seed)
      for _ in 0..<100 { run.step() }
      run.settle()
      #expect(run.broken == [], "seed \(seed)")
    }
  }
}

/// A scheduler under random events, beside a plain list of what is due and what runs.
private struct RandomRun {
  private var dice: SeededGenerator
  private var scheduler = DeferredScheduler()
  private var now: Duration = .zero
  private var conditions: DeferredScheduler.Conditions = []
  private var wanted: [String: DeferredScheduler.Request] = [:]
  private var running: [String: (request: DeferredScheduler.Request, since: Duration)] = [:]
  private var expired: Set<String> = []
  private(set) var broken: [String] = []

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
  }

  mutating func step() {
    now += .seconds(Int.random(in: 0...3, using: &dice))
    switch Int.random(in: 0..<4, using: &dice) {
    case 0:
      let request = DeferredScheduler.Request(
        "r\(Int.random(in: 0..<5, using: &dice))",
        needs: .init(rawValue: Int.random(in: 0...3, using: &dice)),
        earliest: now + .seconds(Int.random(in: -2...6, using: &dice)),
        limit: Bool.random(using: &dice) ? .seconds(Int.random(in: 1...9, using: &dice)) : nil)
      wanted[request.name] = request
      send(.submitted(request))
    case 1:
      conditions = .init(rawValue: Int.random(in: 0...3, using: &dice))
      send(.conditions(conditions))
    case 2:
      guard let name = running.keys.sorted().randomElement(using: &dice) else { return }
      finish(name)
    default:
      send(.timePassed)
    }
  }

  /// Gives everything what it needs, and all the time in the world.
  mutating func settle() {
    conditions = [.power, .network]
    send(.conditions(conditions))
    for _ in 0..<20 {
      now += .seconds(10)
      send(.timePassed)
      for name in running.keys.sorted() { finish(name) }
    }
    if !wanted.isEmpty { broken.append("never launched: \(wanted.keys.sorted())") }
    if !scheduler.waitingNames.isEmpty { broken.append("still waiting") }
  }

  private mutating func finish(_ name: String) {
    running[name] = nil
    expired.remove(name)
    send(.finished(name))
  }

  private mutating func send(_ event: DeferredScheduler.Event) {
    for action in scheduler.handle(event, at: now) {
      switch action {
      case .launch(let request):
        if wanted.removeValue(forKey: request.name) != request { broken.append("not wanted") }
        if running[request.name] != nil { broken.append("launched twice") }
        if !conditions.isSuperset(of: request.needs) { broken.append("condition missing") }
        if request.earliest > now { broken.append("too early") }
        running[request.name] = (request, now)
      case .expire(let name, let reason):
        if !expired.insert(name).inserted { broken.append("expired twice") }
        guard let (request, since) = running[name] else {
          broken.append("expired what does not run")
          continue
        }
        let isLate = request.limit.map { since + $0 <= now } ?? false
        let hasLost = !conditions.isSuperset(of: request.needs)
        if !(reason == .timeIsUp ? isLate : hasLost) { broken.append("wrong reason") }
      case .wake(let time):
        if time <= now { broken.append("woken in the past") }
      }
    }
    for request in wanted.values where running[request.name] == nil {
      if request.earliest <= now, conditions.isSuperset(of: request.needs) {
        broken.append("not launched though nothing is missing")
      }
    }
    for (name, (request, since)) in running where !expired.contains(name) {
      let isLate = request.limit.map { since + $0 <= now } ?? false
      if isLate || !conditions.isSuperset(of: request.needs) { broken.append("not expired") }
    }
  }
}

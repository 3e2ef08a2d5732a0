import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// What runs once, and what does not.
  static let once = Pattern(
    "once", chapter: .threads,
    summary: "globals and static let run once under contention; why a lazy var does not",
    lookFor: "Two threads ask for a value at the same moment, and making it takes a unit. "
      + "`initial value` is drawn once where one of them makes it and the other waits for "
      + "`the value`; of the lazy var it is drawn twice, in both lanes.",
    why:
      "The initial value of a global or a static let is made through a token that lets one thread "
      + "in and keeps the others waiting. A lazy var has no such token: it looks whether there is a "
      + "value and makes one if there is none, and between the look and the making there is room "
      + "for another thread.",
    compareWith: ["lock", "actor"],
    parts: [
      .blocking("a global", aGlobal),
      .blocking("a static let", aStaticLet),
      .blocking("a lazy var", mistake: .ofResult, repair: 4, aLazyVar),
      .blocking("the same under a Mutex", underAMutex),
    ])
}

/// Counts how often an initial value is made.
///
/// A part may be run several times in one process, a global is made in the first run only: so the
/// count is of the whole process.
private enum Made {
  static let global = Atomic(0)
  static let staticLet = Atomic(0)
}

/// How long it takes to make an initial value: the thread that makes it works for a unit.
///
/// Nothing can be handed to the initial value of a global, so it finds its work here.
private let making = Mutex<@Sendable () -> Void>({})

private let globalSettings: [String: Int] = {
  Made.global.add(1, ordering: .relaxed)
  making.withLock { $0 }()
  return ["width": 80]
}()

private enum Settings {
  static let shared: [String: Int] = {
    Made.staticLet.add(1, ordering: .relaxed)
    making.withLock { $0 }()
    return ["width": 80]
  }()
}

private func aGlobal(_ stage: Stage) {
  making.withLock { $0 = { makeIt(stage) } }
  onTwoThreads(stage) { _ = globalSettings["width"] }
  stage.show("made", Made.global.load(ordering: .relaxed))
}

private func aStaticLet(_ stage: Stage) {
  making.withLock { $0 = { makeIt(stage) } }
  onTwoThreads(stage) { _ = Settings.shared["width"] }
  stage.show("made", Made.staticLet.load(ordering: .relaxed))
}

/// Something with settings that are made when they are first needed.
private final class LazyOwner {
  private let make: () -> Int

  /// The compiler keeps an optional behind it: if that is nil, it calls `make` and stores the value.
  private(set) lazy var settings = make()

  init(make: @escaping () -> Int) {
    self.make = make
  }
}

private func aLazyVar(_ stage: Stage) {
  let made = Shared(Atomic(0))
  let values = Shared(Mutex<Set<Int>>([]))
  let bothHaveLooked = DispatchSemaphore(value: 0)
  let firstIsStored = DispatchSemaphore(value: 0)

  // Left to chance, two threads that use a lazy var are a data race, in which anything may happen.
  // Here the semaphores bring about what chance brings about now and then, and without the race:
  // the first value is stored after both threads have looked, the second one after the first.
  nonisolated(unsafe) let owner = LazyOwner {
    let number = made.value.add(1, ordering: .relaxed).newValue
    if number == 1 {
      // Without a limit this would last forever, if a lazy var let in only one.
      _ = bothHaveLooked.wait(timeout: .now() + 10)
      makeIt(stage)
    } else {
      bothHaveLooked.signal()
      makeIt(stage)
      firstIsStored.wait()
    }
    return number
  }

  onTwoThreads(stage) {
    let settings = owner.settings
    firstIsStored.signal()
    values.value.withLock { _ = $0.insert(settings) }
  }
  stage.show("made", made.value.load(ordering: .relaxed))
  stage.show("different values handed out", values.value.withLock { $0.count })
}

private func underAMutex(_ stage: Stage) {
  let made = Shared(Atomic(0))
  let settings = Shared(Mutex<[String: Int]?>(nil))

  onTwoThreads(stage) {
    // Look and making under one lock: the second thread finds what the first has made.
    settings.value.withLock { value in
      if value == nil {
        made.value.add(1, ordering: .relaxed)
        makeIt(stage)
        value = ["width": 80]
      }
    }
  }
  stage.show("made", made.value.load(ordering: .relaxed))
}

/// Works for a unit on the calling thread.
private func makeIt(_ stage: Stage) {
  stage.chore("initial value", units: 1).perform()
}

/// Lets two threads do something at the same moment, and waits for both.
private func onTwoThreads(_ stage: Stage, _ body: @escaping @Sendable () -> Void) {
  let start = Rendezvous(of: 2)
  let group = DispatchGroup()
  for number in 1...2 {
    group.enter()
    Thread.named("asker \(number)") {
      stage.waits(for: "the other")
      start.wait()
      stage.say("asks for the value")
      stage.waits(for: "the value")
      body()
      stage.say("has it")
      group.leave()
    }.start()
  }
  stage.waits(for: "both")
  group.wait()
  stage.say("both have it")
}

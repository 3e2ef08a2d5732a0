import Dispatch
import Foundation

extension Pattern {
  /// Events that come while an app is suspended.
  static let suspendResume = Pattern(
    "suspend-resume", chapter: .applications,
    summary: "an app that is suspended and resumed: the events that come in between are lost, "
      + "kept by the app's state, or kept by a suspended queue",
    lookFor: "The lane `app`. Main gets the same `events` each time, most of them while the app is "
      + "`suspended`. In the first part only the first and the last are `handled`. In the others "
      + "all are, in their order, once the app is `active` again.",
    why: "Whether an event can be handled depends on the state, so the state has to say what "
      + "becomes of it otherwise. Where the kept events are part of the state, the code that "
      + "leaves it has them at hand and cannot forget them. A suspended queue does the same: it "
      + "accepts everything, and starts nothing before it is resumed.",
    compareWith: ["deferred-work", "background-task", "work-item"],
    parts: [
      .blocking("what comes while suspended is lost", mistake: .ofResult, repair: 2) {
        play($0, ForgetfulApp.self)
      },
      .blocking("the state keeps it") { play($0, KeepingApp.self) },
      .blocking("a suspended queue keeps it") { play($0, QueueApp.self) },
    ])
}

/// An app that handles events on a queue, one after the other, while it is active.
private protocol App {
  init(_ handler: Handler)
  func receive(_ event: Chore)
  func suspend()
  func resume()
}

private final class ForgetfulApp: App {
  private let handler: Handler
  private var isActive = true

  init(_ handler: Handler) { self.handler = handler }

  func receive(_ event: Chore) {
    guard isActive else { return }  // wrong: no one will ever see it
    handler.handle(event)
  }

  func suspend() { isActive = false }
  func resume() { isActive = true }
}

private final class KeepingApp: App {
  private enum State {
    case active
    case suspended(kept: [Chore])
  }

  private let handler: Handler
  private var state = State.active

  init(_ handler: Handler) { self.handler = handler }

  func receive(_ event: Chore) {
    switch state {
    case .active: handler.handle(event)
    case .suspended(let kept): state = .suspended(kept: kept + [event])
    }
  }

  func suspend() {
    if case .active = state { state = .suspended(kept: []) }
  }

  func resume() {
    guard case .suspended(let kept) = state else { return }
    for event in kept { handler.handle(event) }  // before anything that comes from now on
    state = .active
  }
}

private final class QueueApp: App {
  private let handler: Handler

  init(_ handler: Handler) { self.handler = handler }

  func receive(_ event: Chore) { handler.handle(event) }

  // Each suspend needs its resume: Dispatch counts them, and a queue must not be suspended at its end.
  func suspend() { handler.queue.suspend() }
  func resume() { handler.queue.resume() }
}

/// Handles events in the order in which it gets them.
private final class Handler: Sendable {
  let queue = DispatchQueue(label: "events")
  nonisolated(unsafe) private var numbers: [String] = []  // guarded by the queue

  func handle(_ event: Chore) {
    queue.async {
      event.perform()
      self.numbers.append("\(event.number)")
    }
  }

  /// Waits until everything that it was given is handled.
  func finish() -> [String] { queue.sync { numbers } }
}

/// The system: it sends the events, and suspends the app between the first and the last.
private func play(_ stage: Stage, _ type: any App.Type) {
  let handler = Handler()
  let app = type.init(handler)
  let events = Array(stage.chores)

  func send(_ event: Chore) {
    stage.say("event \(event.number) comes")
    app.receive(event)
  }

  stage.draw(.object, "app", as: "active")
  send(events[0])
  stage.waits(for: "the app")
  _ = handler.finish()  // what has begun may end

  app.suspend()
  stage.draw(.object, "app", as: "suspended")
  for event in events.dropFirst().dropLast() {
    Thread.sleep(forTimeInterval: stage.unit / .seconds(1) * 0.8)
    send(event)
  }
  Thread.sleep(forTimeInterval: stage.unit / .seconds(1) * 0.8)

  stage.draw(.object, "app", as: "active")
  app.resume()
  if events.count > 1 { send(events[events.count - 1]) }
  stage.waits(for: "the app")
  let handled = handler.finish()
  stage.say("everything is handled")
  stage.show("events", events.count)
  stage.show("handled", handled.joined(separator: ", "))
  stage.show("lost", events.count - handled.count)
}

import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Fewer answers than requests.
  static let debounceThrottle = Pattern(
    "debounce-throttle", chapter: .queues,
    summary: "a burst of six letters and the searches for them: one for each letter, debounced, "
      + "throttled with the last letter dropped or kept",
    lookFor: "How many searches follow the same `letters`. In the first part they pile up, and the "
      + "answer to the whole word comes last of six. Debounced there is one, `actors`, a pause "
      + "after the last letter. Throttled `a` is answered at once, and each ✗ is a letter that is "
      + "dropped: in the third part the whole word is one of them and `never` answered; in the "
      + "fourth it is, when the interval is over.",
    why: "Debouncing waits for the end of a burst: one answer, and none before. Throttling answers "
      + "at once, and then at most once in an interval. Either way the last request matters most, "
      + "so a throttle has to keep the last one that came too early and answer it when the "
      + "interval is over.",
    compareWith: ["work-item", "backpressure", "timer"],
    parts: [
      .blocking("a search for each letter", mistake: .ofTime, repair: 2) { type($0, Each.self) },
      .blocking("debounced") { type($0, Debounce.self) },
      .blocking("throttled, the last letter dropped", mistake: .ofResult, repair: 4) {
        type($0, DroppingThrottle.self)
      },
      .blocking("throttled, the last letter kept") { type($0, KeepingThrottle.self) },
    ])
}

/// Decides which of the texts that are typed are searched for; used on the keyboard's queue only.
private protocol SearchPolicy: Sendable {
  init(_ desk: Desk)

  /// - Parameters:
  ///   - text: What has been typed so far.
  ///   - time: When it was typed, in units. Events of a user interface bring such a time: it tells how
  ///     far apart they are even if a busy machine delivers them late.
  func typed(_ text: String, at time: Double)
}

private struct Each: SearchPolicy {
  let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func typed(_ text: String, at time: Double) { desk.search(text) }
}

/// Searches when nothing has been typed for a unit.
private final class Debounce: SearchPolicy {
  private let desk: Desk
  nonisolated(unsafe) private var latest = ""  // guarded by the keyboard's queue

  init(_ desk: Desk) { self.desk = desk }

  func typed(_ text: String, at time: Double) {
    latest = text
    desk.after(units: 1) {
      if self.latest == text { self.desk.search(text) }
    }
  }
}

/// Searches at most once a unit, and forgets what comes in between: that may be the last letter.
private final class DroppingThrottle: SearchPolicy {
  private let desk: Desk
  nonisolated(unsafe) private var free = 0.0  // when it may search again; guarded by the queue

  init(_ desk: Desk) { self.desk = desk }

  func typed(_ text: String, at time: Double) {
    guard time >= free else { return desk.drop() }
    free = time + 1
    desk.search(text)
  }
}

/// Searches at most once a unit, and keeps the last of what comes in between.
private final class KeepingThrottle: SearchPolicy {
  private let desk: Desk
  nonisolated(unsafe) private var free = 0.0  // both are guarded by the keyboard's queue
  nonisolated(unsafe) private var kept: String?

  init(_ desk: Desk) { self.desk = desk }

  func typed(_ text: String, at time: Double) {
    guard time < free else { return search(text, at: time) }
    kept = text
    let end = free
    desk.after(units: end - time) {
      if self.kept == text { self.search(text, at: end) }  // nothing newer has come
    }
  }

  private func search(_ text: String, at time: Double) {
    kept = nil
    free = time + 1
    desk.search(text)
  }
}

/// A keyboard and a search, each with a queue of its own.
private final class Desk: Sendable {
  let keyboard = DispatchQueue(label: "keyboard")
  let open = DispatchGroup()  // timers and searches that have not ended
  let searched = Mutex<[String]>([])
  private let searching = DispatchQueue(label: "search")
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func search(_ text: String) {
    let chore = stage.chore(text, units: 1)
    searching.async(group: open) {
      chore.perform()
      self.searched.withLock { $0.append(text) }
    }
  }

  /// Forgets what was typed.
  func drop() { stage.mark(.loss) }

  /// Runs something on the keyboard's queue after some time.
  func after(units: Double, _ body: @escaping @Sendable () -> Void) {
    open.enter()
    keyboard.asyncAfter(deadline: .now() + stage.unit / .seconds(1) * units) {
      body()
      self.open.leave()
    }
  }
}

private func type(_ stage: Stage, _ policy: any SearchPolicy.Type) {
  let desk = Desk(stage)
  let policy = policy.init(desk)
  let letters = ["a", "ac", "act", "acto", "actor", "actors"]
  let gap = 0.4  // units

  // One block types everything, so that no timer of this queue fires in the middle of the burst,
  // however slow the machine is.
  stage.waits(for: "six letters")
  let lastLetter = desk.keyboard.sync {
    for (index, text) in letters.enumerated() {
      if index > 0 { Thread.sleep(forTimeInterval: stage.unit / .seconds(1) * gap) }
      stage.say("typed \(text)")
      policy.typed(text, at: Double(index) * gap)
    }
    return ContinuousClock.now
  }
  stage.waits(for: "the searches")
  desk.open.wait()

  let searched = desk.searched.withLock { $0 }
  stage.say("the last answer is for \(searched.last ?? "nothing")")
  stage.show("letters", letters.count)
  stage.show("searched for", searched.joined(separator: ", "))
  if searched.last == letters.last {
    stage.show("after the last letter, answered in", ContinuousClock.now - lastLetter)
  } else {
    stage.show("after the last letter, answered in", "never")
  }
}

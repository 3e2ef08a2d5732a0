import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// Asking again and again, being told, and being told twice.
  static let pollOrNotify = Pattern(
    "poll-or-notify", chapter: .waiting,
    summary: "a player that becomes ready: main asks seldom, asks often, or is told; and a preview "
      + "that arrives twice and must open the screen once",
    lookFor: "Where the `player` becomes `ready`, and where main begins to `play`. Asking seldom, "
      + "main is late by half an interval; asking often, it looks again and again for nothing: "
      + "see `looks`. Told, it waits for `the player` once. The same preview arrives twice: the "
      + "screen opens twice, and once in the last part.",
    why: "Polling is late or wakes up for nothing, and mostly both. Being told is neither, but the "
      + "sender decides how often: a callback that comes for what was kept and again for what was "
      + "fetched is an event each time. What may happen only once needs a state that says that it "
      + "has happened.",
    compareWith: ["timer", "semaphore", "continuation"],
    parts: [
      .blocking("asked seldom", mistake: .ofTime, repair: 3) { poll($0, every: 2) },
      .blocking("asked often", mistake: .ofResources, repair: 3) { poll($0, every: 0.13) },
      .blocking("told", beTold),
      .blocking("a preview that comes twice opens twice", mistake: .ofResult, repair: 5) {
        openWithPreviews($0, once: false)
      },
      .blocking("a preview that comes twice opens once") { openWithPreviews($0, once: true) },
    ])
}

/// A player that takes some time until it can play.
private final class Player: Sendable {
  private let queue = DispatchQueue(label: "player")
  private let stage: Stage
  private let since = Mutex<ContinuousClock.Instant?>(nil)

  init(_ stage: Stage) {
    self.stage = stage
    stage.draw(.object, "player", as: "preparing")
  }

  /// When it became ready; `nil` before.
  var readySince: ContinuousClock.Instant? { since.withLock { $0 } }

  /// Prepares the player and then says so.
  func prepare(_ work: Chore, whenReady: @escaping @Sendable () -> Void = {}) {
    queue.async {
      work.perform()
      self.stage.draw(.object, "player", as: "ready")
      self.since.withLock { $0 = .now }
      whenReady()
    }
  }

  /// Calls back with the preview that was kept, and with the same one when it has been fetched.
  func preview(_ works: [Chore], _ callback: @escaping @Sendable () -> Void) {
    queue.async {
      for work in works {
        work.perform()
        self.stage.draw(.object, "player", as: "preview there")
        callback()
      }
    }
  }

  /// Waits until everything is done.
  func finish() { queue.sync {} }
}

/// - Parameters:
///   - stage: The stage.
///   - interval: From one look to the next, in units.
private func poll(_ stage: Stage, every interval: Double) {
  let player = Player(stage)
  let prepare = stage.chore("prepare", units: 1)
  var looks = 1
  var readySince = player.readySince
  player.prepare(prepare)

  while readySince == nil {
    stage.say("look \(looks): not ready")
    stage.waits(for: "the next look")
    Thread.sleep(forTimeInterval: stage.unit / .seconds(1) * interval)
    looks += 1
    readySince = player.readySince
  }
  play(stage, since: readySince, after: prepare)
  stage.show("looks", looks)
}

private func beTold(_ stage: Stage) {
  let player = Player(stage)
  let prepare = stage.chore("prepare", units: 1)
  let isReady = DispatchSemaphore(value: 0)
  player.prepare(prepare) { isReady.signal() }

  stage.waits(for: "the player")
  isReady.wait()
  play(stage, since: player.readySince, after: prepare)
  stage.show("looks", 0)
}

private func play(_ stage: Stage, since ready: ContinuousClock.Instant?, after prepare: Chore) {
  if let ready { stage.show("noticed late by", ContinuousClock.now - ready) }
  stage.chore("play", units: 0.5, after: [prepare]).perform()
}

private func openWithPreviews(_ stage: Stage, once: Bool) {
  let player = Player(stage)
  let screen = DispatchQueue(label: "screen")
  let openings = Shared(Atomic(0))
  let isOpen = Shared(Atomic(false))
  let works = ["read what was kept", "fetch"].map { stage.chore($0, units: 1) }

  player.preview(works) {
    stage.say("the preview is there")
    // The delivery that changes it to true opens; a later one finds that it was true.
    if once, isOpen.value.exchange(true, ordering: .relaxed) { return }
    openings.value.add(1, ordering: .relaxed)
    let opening = stage.chore("open", units: 0.5)
    screen.async { opening.perform() }
  }

  stage.waits(for: "the previews")
  player.finish()
  screen.sync {}
  stage.show("times opened", openings.value.load(ordering: .relaxed))
}

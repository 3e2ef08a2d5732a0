import Dispatch
import Observation
import Synchronization

extension Pattern {
  /// An observed model, an update loop, and where the model may be changed.
  static let mainActor = Pattern(
    "main-actor", chapter: .swiftConcurrency,
    summary: "an observed model and an update loop: changed off the main actor an update is "
      + "missed, with await on the main actor it never is; work there costs ticks",
    lookFor: "The loop on `main` takes a snapshot and compares at the next tick. In the first part "
      + "its first line is `tick: nothing has changed`, and `photos on the screen` stays one "
      + "behind; in the second it never is. In the third the work itself is on the main actor: the "
      + "tasks are a staircase, and each ✗ of `main` is a tick that it lost. In the fourth only the "
      + "change is: compare `frames lost`.",
    why: "Observers are told just before a change. Off the main actor the tick can come between "
      + "the telling and the change: it finds what it had, draws nothing, and is not told again. "
      + "On the main actor telling and change are one step, and the tick can only come after it. "
      + "But whatever works there, nothing else can, not even the tick.",
    compareWith: ["actor", "sync-async"],
    parts: [
      .asynchronous("changed off the main actor", mistake: .ofResult, repair: 2, offTheMainActor),
      .asynchronous("changed on the main actor", comparable: true, onTheMainActor),
      .asynchronous("the work on the main actor too, with frames", mistake: .ofTime, repair: 4) {
        stage in
        await withFrames(stage) { chore, album in
          stage.waits(for: "the main actor")
          await album.add(after: chore)
        }
      },
      .asynchronous("the work off it, with frames") { stage in
        await withFrames(stage) { chore, album in
          try? await chore.perform()
          await album.add()
        }
      },
    ])
}

/// An update loop, as in a user interface: it draws a number again when it has changed.
@MainActor private final class Screen {
  private(set) var shown = 0
  private let read: @MainActor () -> Int
  private let stage: Stage

  init(_ stage: Stage, showing read: @escaping @MainActor () -> Int) {
    self.stage = stage
    self.read = read
    shown = snapshot()
  }

  /// Reads the model, and asks to be told once, when what was read is about to change.
  private func snapshot() -> Int {
    withObservationTracking(read) {
      // Runs where the change is made, before it is made: only the next tick can see it.
      DispatchQueue.main.async { self.tick() }
    }
  }

  private func tick() {
    let now = snapshot()
    guard now != shown else { return stage.say("tick: nothing has changed") }
    shown = now
    stage.say("tick: \(now) drawn")
  }

  /// Waits until every tick that was asked for is over.
  func settle() async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }  // first in, first out
    }
  }
}

/// A model that anyone may change.
///
/// The mutex keeps its storage whole: what goes wrong is the order alone.
@Observable private final class SharedAlbum: Sendable {
  @ObservationIgnored private let storage = Mutex(0)

  // Never inlined: inside an `async` function a `Mutex` might take one thread for another, as is
  // told in `Performance.swift`.
  @inline(never)
  var photos: Int {
    access(keyPath: \.photos)
    return storage.withLock { $0 }
  }

  /// Does what `@Observable` makes of a change: it tells the observers, then changes the value.
  @inline(never)
  func add() {
    withMutation(keyPath: \.photos) {
      // Here the system may hold the thread up for any time, and the tick may come first. To see
      // it happen each time, wait for it: main's queue runs this empty block after the tick.
      DispatchQueue.main.sync {}
      storage.withLock { $0 += 1 }
    }
  }
}

private func offTheMainActor(_ stage: Stage) async throws {
  let album = SharedAlbum()
  let screen = await Screen(stage) { album.photos }

  try await withThrowingTaskGroup { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) { try await chore.perform() }
    }
    for try await _ in group {
      album.add()
      stage.say("\(album.photos) in the album")
    }
  }

  await screen.settle()
  stage.show("photos in the album", album.photos)
  stage.show("photos on the screen", await screen.shown)
}

/// The same model as one would write it: the compiler accepts changes on the main actor only.
@MainActor @Observable private final class Album {
  private(set) var photos = 0

  func add() { photos += 1 }

  /// Makes a photo here, and blocks the main actor until it is done.
  func add(after chore: Chore) {
    chore.perform()
    add()
  }
}

/// Adds a photo for each chore, while a screen wants frames.
private func withFrames(
  _ stage: Stage, _ add: @escaping @Sendable (Chore, Album) async -> Void
) async {
  let album = await Album()
  let frames = Frames(on: stage)
  await withTaskGroup { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) { await add(chore, album) }
    }
  }
  stage.show("photos in the album", await album.photos)
  frames.stop()
}

private func onTheMainActor(_ stage: Stage) async throws {
  let album = await Album()
  let screen = await Screen(stage) { album.photos }

  try await withThrowingTaskGroup { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) { try await chore.perform() }
    }
    for try await _ in group {
      await album.add()
      stage.say("\(await album.photos) in the album")
    }
  }

  await screen.settle()
  stage.show("photos in the album", await album.photos)
  stage.show("photos on the screen", await screen.shown)
}

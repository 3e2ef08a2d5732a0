extension Pattern {
  /// Work that does not outlive those who want it.
  static let cancellation = Pattern(
    "cancellation", chapter: .applications,
    summary: "work tied to its owner's life, refresh on demand, a save button that shows it is "
      + "busy: cancelled when the owner goes",
    lookFor: "The lane `owner` shows how long it lives. When it goes, `looking` stops in the "
      + "middle of a `look`; in the second part the task keeps it alive, and both go on. Each "
      + "refresh stops the one before, and the button cannot be tapped twice: `taps` and "
      + "`saves` differ.",
    why:
      "A task continues until it ends, even if its owner forgets it. An owner that cancels its task in "
      + "deinit ends it early, provided that the task holds its owner weakly: else each keeps "
      + "the other alive. Cancelling only asks; the task must check, or wait in a call that does.",
    compareWith: ["operation-cancel", "background-task"],
    parts: [
      .asynchronous("the owner goes", ownerGoes),
      .asynchronous("the task holds its owner", mistake: .ofResult, repair: 1, ownerHeld),
      .asynchronous("refresh on demand", refreshOnDemand),
      .asynchronous("a save button", saveButton),
      .asynchronous("the owner goes while saving", ownerGoesWhileSaving),
    ])
}

/// A screen that looks for news for as long as it lives.
@MainActor private final class NewsScreen {
  private(set) var news = 0
  private(set) var looking: Task<Void, Never>?
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    stage.draw(.object, "owner", as: "alive")
  }

  deinit {
    stage.draw(.object, "owner", as: nil)
    looking?.cancel()
  }

  func appear(_ stage: Stage, onLook: @escaping @Sendable () -> Void) {
    looking = Task(name: "looking") { [weak self] in
      while !Task.isCancelled {
        try? await stage.chore("look", units: 1).perform()  // ends at once when cancelled
        self?.news += 1  // held for this line only, not while the task waits
        onLook()
      }
      stage.say("cancelled, and ended")
    }
  }

  /// The mistake: `self` is held until the task ends, and the task ends when `self` is gone.
  func appearForEver(_ stage: Stage, onLook: @escaping @Sendable () -> Void) {
    looking = Task(name: "looking") { [self] in
      while !Task.isCancelled {
        try? await stage.chore("look", units: 1).perform()
        news += 1
        onLook()
      }
      stage.say("cancelled, and ended")
    }
  }
}

@MainActor private func ownerGoes(_ stage: Stage) async {
  let (looks, look) = AsyncStream.makeStream(of: Void.self)
  var screen: NewsScreen? = NewsScreen(stage)
  weak let seen = screen
  screen?.appear(stage) { look.yield() }
  let looking = screen?.looking

  stage.waits(for: "the first look")
  for await _ in looks { break }
  stage.say("the owner goes")
  screen = nil
  stage.show("the owner is gone", seen == nil)

  stage.waits(for: "the task's end")
  await looking?.value
  stage.show("the task is cancelled", looking?.isCancelled == true)
}

@MainActor private func ownerHeld(_ stage: Stage) async {
  let (looks, look) = AsyncStream.makeStream(of: Void.self)
  var screen: NewsScreen? = NewsScreen(stage)
  weak let seen = screen
  screen?.appearForEver(stage) { look.yield() }
  let looking = screen?.looking

  stage.waits(for: "the first look")
  var iterator = looks.makeAsyncIterator()
  await iterator.next(isolation: #isolation)
  stage.say("the owner ought to go")
  screen = nil

  stage.waits(for: "two looks more")
  for _ in 1...2 { await iterator.next(isolation: #isolation) }
  stage.show("the owner is gone", seen == nil)
  stage.show("the task is cancelled", looking?.isCancelled == true)

  looking?.cancel()  // only other code that knows the task can end it
  stage.waits(for: "the task's end")
  await looking?.value
  stage.show("the owner is gone once the task is cancelled by hand", seen == nil)
}

/// Pages of news; a new refresh takes the place of the one before.
@MainActor private final class Feed {
  private(set) var (started, finished, cancelled, pages) = (0, 0, 0, 0)
  private(set) var refreshing: Task<Void, Never>?
  var onFirstPage: () -> Void = {}

  deinit { refreshing?.cancel() }

  func refresh(_ stage: Stage, firstPage: Chore) {
    refreshing?.cancel()
    started += 1
    refreshing = Task(name: "refresh \(started)") { [weak self] in
      do {
        try await firstPage.perform()
        self?.pages += 1
        self?.onFirstPage()
        try Task.checkCancellation()
        try await stage.chore("second page", units: 1).perform()
        self?.pages += 1
        self?.finished += 1
      } catch {
        stage.say("cancelled after the first page")
        self?.cancelled += 1
      }
    }
  }

  /// Waits for the latest refresh; a newer one may take its place during the wait.
  func settle() async {
    while let latest = refreshing {
      await latest.value
      if latest == refreshing { return }
    }
  }
}

@MainActor private func refreshOnDemand(_ stage: Stage) async {
  let feed = Feed()
  var requests = stage.chores.makeIterator()
  let refresh = { [weak feed] in
    if let firstPage = requests.next() { feed?.refresh(stage, firstPage: firstPage) }
  }

  // An impatient user asks again as soon as there is something to see, while the refresh continues.
  feed.onFirstPage = refresh
  refresh()

  stage.waits(for: "the last refresh")
  await feed.settle()
  stage.show("refreshes", feed.started)
  stage.show("cancelled", feed.cancelled)
  stage.show("finished", feed.finished)
  stage.show("pages fetched", feed.pages)
  stage.show("pages without cancelling", feed.started * 2)
}

@MainActor private func saveButton(_ stage: Stage) async {
  let editor = Editor(stage)
  let steps = Array(stage.chores)
  editor.tapSave(steps)
  editor.tapSave(steps)

  stage.waits(for: "saving")
  let written = await editor.saving?.value
  stage.show("taps", 2)
  stage.show("saves", editor.saves)
  stage.show("steps written", written ?? 0)
  stage.show("the button", editor.button.rawValue)
}

@MainActor private func ownerGoesWhileSaving(_ stage: Stage) async {
  var editor: Editor? = Editor(stage)
  weak let seen = editor
  let steps = Array(stage.chores) + [stage.chore("close the file", units: 1)]
  editor?.onStep = {
    if editor != nil { stage.say("the owner goes") }
    editor = nil
  }
  editor?.tapSave(steps)
  let saving = editor?.saving

  stage.waits(for: "saving")
  let written = await saving?.value
  stage.show("the owner is gone", seen == nil)
  stage.show("steps written", written ?? 0)
  stage.show("steps in all", steps.count)
}

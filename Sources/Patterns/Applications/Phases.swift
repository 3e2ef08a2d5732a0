extension Pattern {
  /// What a picture shows until it is there, and whose answer it shows.
  static let phases = Pattern(
    "phases", chapter: .applications,
    summary: "a picture in phases: placeholder, loading, failed, tried again, shown; and the "
      + "answer to an older request that comes last",
    lookFor: "The lane `picture`. In the first part it goes from the `placeholder` over `loading "
      + "1` and `failed` to `photo 1`. In the others photo 2 is wanted while photo 1 is on its "
      + "way: in the second part photo 1 comes later and takes its place; in the third its answer "
      + "is lost (✗), in the fourth `fetch 1` ends early.",
    why: "An enum has exactly one phase at a time: it cannot show a photo and a failure at once, "
      + "as separate flags can. But an answer changes the phase whatever is wanted when it comes. "
      + "So each request remembers its number and looks whether it is still the latest, or the "
      + "next one cancels it.",
    compareWith: ["cancellation", "actor", "suspend-resume"],
    parts: [
      .asynchronous("a failure, and tried again", failAndTryAgain),
      .asynchronous("any answer is shown", mistake: .ofResult, repair: 3) {
        try await askTwice($0, ShowsAnyAnswer.self)
      },
      .asynchronous("only the latest request's answer is shown") {
        try await askTwice($0, ShowsLatestAnswer.self)
      },
      .asynchronous("a new request cancels the one before") {
        try await askTwice($0, CancelsOlderRequest.self)
      },
    ])
}

/// What a picture shows.
private enum Phase {
  case placeholder
  case loading(Int)
  case failed
  case photo(Int)

  var text: String {
    switch self {
    case .placeholder: "placeholder"
    case .loading(let number): "loading \(number)"
    case .failed: "failed"
    case .photo(let number): "photo \(number)"
    }
  }
}

/// A place on the screen, whose phase is drawn and counted.
@MainActor private final class Picture {
  private let stage: Stage
  private(set) var phases: [Phase] = []

  init(_ stage: Stage) {
    self.stage = stage
    show(.placeholder)
  }

  func show(_ phase: Phase) {
    phases.append(phase)
    stage.draw(.object, "picture", as: phase.text)
  }

  /// An answer came that nobody wants any more.
  func lose() { stage.mark(.loss) }
}

private typealias Fetch = @MainActor @Sendable () async throws -> Void

/// Fetches photos for a picture.
@MainActor private protocol Loader: AnyObject {
  init(_ picture: Picture)
  /// Asks for a photo by its number; the task ends when the request has.
  func ask(for photo: Int, _ name: String, _ fetch: @escaping Fetch) -> Task<Void, Never>
}

private final class ShowsAnyAnswer: Loader {
  private let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  func ask(for photo: Int, _ name: String, _ fetch: @escaping Fetch) -> Task<Void, Never> {
    picture.show(.loading(photo))
    return Task(name: name) { [picture] in
      do {
        try await fetch()
        picture.show(.photo(photo))  // wrong: another photo may be wanted by now
      } catch {
        picture.show(.failed)
      }
    }
  }
}

private final class ShowsLatestAnswer: Loader {
  private let picture: Picture
  private var latest = 0

  init(_ picture: Picture) { self.picture = picture }

  func ask(for photo: Int, _ name: String, _ fetch: @escaping Fetch) -> Task<Void, Never> {
    latest += 1
    let mine = latest
    picture.show(.loading(photo))
    return Task(name: name) { [picture] in
      var phase = Phase.photo(photo)
      do { try await fetch() } catch { phase = .failed }
      guard mine == self.latest else { return picture.lose() }
      picture.show(phase)
    }
  }
}

private final class CancelsOlderRequest: Loader {
  private let picture: Picture
  private var loading: Task<Void, Never>?

  init(_ picture: Picture) { self.picture = picture }

  func ask(for photo: Int, _ name: String, _ fetch: @escaping Fetch) -> Task<Void, Never> {
    loading?.cancel()
    picture.show(.loading(photo))
    let task = Task(name: name) { [picture] in
      var phase = Phase.photo(photo)
      do { try await fetch() } catch { phase = .failed }
      if !Task.isCancelled { picture.show(phase) }  // the fetch may have ended all the same
    }
    loading = task
    return task
  }
}

private struct NoConnection: Error {}

@MainActor private func failAndTryAgain(_ stage: Stage) async throws {
  let picture = Picture(stage)
  let loader = ShowsLatestAnswer(picture)
  stage.say("there is no photo yet")

  for attempt in 1...2 {
    try await Task.sleep(for: stage.unit)
    stage.say(attempt == 1 ? "the photo is wanted" : "tapped: try again")
    let fetch = stage.chore("fetch", units: 1)
    let request = loader.ask(for: 1, "attempt \(attempt)") {
      try await fetch.perform()
      if attempt == 1 { throw NoConnection() }
    }
    stage.waits(for: "the photo")
    await request.value
  }
  try await lookAt(picture, stage)
}

@MainActor private func askTwice(_ stage: Stage, _ type: any Loader.Type) async throws {
  let picture = Picture(stage)
  let loader = type.init(picture)
  let secondHasEnded = Meeting(of: 2)

  stage.say("photo 1 is wanted")
  let slow = stage.chore("fetch 1", units: 3)
  let first = loader.ask(for: 1, "request 1") {
    let done: Void? = try? await slow.perform()
    // The older request ends last each time, also on a machine that is late with the newer one.
    await secondHasEnded.arrive()
    guard done != nil else { throw CancellationError() }
  }
  try await Task.sleep(for: stage.unit)
  stage.say("photo 2 is wanted")
  let fast = stage.chore("fetch 2", units: 1)
  let second = loader.ask(for: 2, "request 2") {
    try await fast.perform()
  }

  stage.waits(for: "both requests")
  await second.value
  await secondHasEnded.arrive()
  await first.value
  try await lookAt(picture, stage)
}

@MainActor private func lookAt(_ picture: Picture, _ stage: Stage) async throws {
  try await Task.sleep(for: stage.unit)
  let phases = picture.phases.map(\.text)
  stage.say("the picture shows \(phases.last ?? "nothing")")
  stage.show("phases", phases.joined(separator: ", "))
}

import Course
import Foundation
import Terminal

/// The watch on a terminal: passes on what happens, and carries out what is to be done about it.
struct Watching {
  private let session: Session
  private let keys: KeyMode
  private let jobs: Jobs
  private let actions: WatchActions
  private var watch: Watch
  private var screen: WatchScreen
  private var exercise: Exercise
  private var file: FileWatch
  private var hasQuit = false
  /// Whether each page takes the place of the one before.
  private let redraws: Bool

  init(_ session: Session, keys: KeyMode) throws {
    self.session = session
    self.keys = keys
    jobs = try Jobs()
    actions = WatchActions(session, grader: try session.grader())
    exercise = try session.exercise()
    file = FileWatch(FileStamp(session.workspace.file(of: exercise)))
    redraws = session.style.isInteractive && !session.options.isPlain
    watch = Watch(redraws: redraws)
    screen = WatchScreen(redraws: redraws, style: { session.style })
  }

  mutating func run(isWelcome: Bool) throws -> ExitStatus {
    let signals = TerminalSignals.watch() ?? -1
    let abandon = Interruption.cleanUp
    Interruption.cleanUp = { [keys] in
      keys.leave()
      abandon()
    }
    if !session.options.names.isEmpty { try session.update { $0.go(to: exercise) } }
    keys.enter()
    defer { keys.leave() }
    come(to: exercise)
    handle(.arrived(try actions.arrival(at: exercise, isWelcome: isWelcome)))
    while !hasQuit { wait(signals) }
    screen.end()
    Console.print("Your progress is kept. Come back with: \(session.commands.ofLearner(""))")
    keys.leave()
    abandon()
    return .success
  }

  /// Waits for a key, a result, a signal, or a tenth of a second.
  private mutating func wait(_ signals: Int32) {
    var waited = [0, jobs.descriptor, signals].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&waited, nfds_t(waited.count), 100)
    if waited[1].revents != 0 { for event in jobs.take() { handle(event) } }
    if waited[2].revents != 0 { hear(signals) }
    if waited[0].revents != 0 { readKeys() }
    if !hasQuit, file.isSaved(now: FileStamp(session.workspace.file(of: exercise))) {
      handle(.fileChanged)
    }
  }

  private mutating func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(0, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    // A terminal that has gone away has nothing more to say.
    guard count > 0 else {
      hasQuit = true
      return
    }
    for character in KeyInput.characters(in: bytes.prefix(count)) where !hasQuit {
      handle(.key(character))
    }
  }

  private mutating func hear(_ signals: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    let heard = Set(bytes.prefix(max(0, count)).map(Int32.init))
    if heard.contains(SIGTSTP) {
      keys.leave()
      screen.end()
      TerminalSignals.stop()
      // Here it is known that the process continues.
      _ = read(signals, &bytes, bytes.count)
    }
    if heard.contains(SIGTSTP) || heard.contains(SIGCONT) {
      keys.enter()
      handle(.continued)
    }
    screen.redraw()
  }

  // MARK: Events and commands

  private mutating func handle(_ event: WatchEvent) {
    var events = [event]
    while !events.isEmpty {
      for command in watch.commands(for: events.removeFirst()) {
        do {
          if let answer = try carryOut(command) { events.append(answer) }
        } catch {
          events.append(.failed(nil, "\(error)"))
        }
      }
    }
    if !hasQuit { screen.showPrompt(watch, checking: exercise.name) }
  }

  private mutating func carryOut(_ command: WatchCommand) throws -> WatchEvent? {
    let (actions, exercise) = (actions, exercise)
    switch command {
    case .grade: jobs.start(.grading) { try .graded(actions.grade(exercise)) }
    case .followUp: jobs.start(.following) { try .followed(actions.followUp(exercise)) }
    case .checkAll: jobs.start(.checkingAll) { try .checkedAll(actions.checkAll()) }
    case .show(let block): screen.show(block)
    case .add(let block): screen.add(block)
    case .say(let sentence): screen.say(sentence: sentence)
    case .scroll: screen.scroll()
    case .takeHint: try actions.takeHint(exercise)
    case .reset:
      let arrival = try actions.reset(exercise)
      file = FileWatch(FileStamp(session.workspace.file(of: exercise)))
      return .arrived(arrival)
    case .next:
      guard let next = try actions.next(after: exercise) else { return .finished }
      return try arrive(at: next)
    case .skip: return try arrive(at: try actions.skip(exercise))
    case .back: return try arrive(at: try actions.before(exercise))
    case .goTo(let number): return try arrive(at: try actions.go(to: number))
    case .quit: hasQuit = true
    }
    return nil
  }

  private mutating func arrive(at exercise: Exercise) throws -> WatchEvent {
    come(to: exercise)
    return .arrived(try actions.arrival(at: exercise))
  }

  private mutating func come(to exercise: Exercise) {
    self.exercise = exercise
    file = FileWatch(FileStamp(session.workspace.file(of: exercise)))
    let (session, redraws) = (session, redraws)
    screen.turn { block in
      let place = WatchText.Place(
        course: session.course, folder: session.workspace.folder.relativePath,
        path: session.workspace.path(of: exercise), own: session.workspace.text(of: exercise),
        commands: session.commands)
      return try WatchText(exercise, at: place, style: session.style).text(
        of: block, isWhole: !redraws, standings: { session.standings(try session.progress()) })
    }
  }
}

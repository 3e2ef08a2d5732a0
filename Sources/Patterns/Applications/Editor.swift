/// A document that is being edited, with a save button; it owns the saving.
@MainActor final class Editor {
  /// What the save button shows.
  enum Button: String {
    /// It may be tapped.
    case idle
    /// It turns, and does nothing when it is tapped.
    case busy
    /// All is written.
    case saved
  }

  private(set) var button = Button.idle {
    didSet { stage.say("the button: \(button.rawValue)") }
  }
  /// How many times saving was begun.
  private(set) var saves = 0
  /// The saving; it returns how many steps were written.
  private(set) var saving: Task<Int, Never>?
  /// Called after each step.
  var onStep: () -> Void = {}

  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  // The owner is gone: the rest is no longer wanted.
  deinit { saving?.cancel() }

  func tapSave(_ steps: [Chore]) {
    guard button != .busy else { return stage.say("tapped while busy: nothing happens") }
    button = .busy
    saves += 1
    saving = Task(name: "saving") { [weak self, stage] in  // weak, so that the owner can go
      var written = 0
      do {
        for step in steps {
          try Task.checkCancellation()
          try await step.perform()
          written += 1
          self?.onStep()
        }
        self?.button = .saved
      } catch {
        stage.say("cancelled after \(written) of \(steps.count) steps")
        self?.button = .idle
      }
      return written
    }
  }
}

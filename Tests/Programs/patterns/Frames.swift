// The frames of the patterns, for the explorer, in place of Sources/Patterns/Support/Frames.swift: none is due.
// What a lesson does between them is explored; when they are drawn is up to the clock.

/// The frames of a screen.
struct Frames {
  init(on stage: Stage) {}

  func stop() {}
}

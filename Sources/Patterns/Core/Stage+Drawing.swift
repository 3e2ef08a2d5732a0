import Timeline

extension Stage {
  /// Draws what the state of something is from now on, in a lane of its own.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - name: What it is called.
  ///   - state: The state, in a word or two; `nil` if there is none, such as for an object that is gone.
  package func draw(
    _ kind: Thing, _ name: String, as state: String?, file: String = #filePath, line: Int = #line
  ) {
    recorder.hold(name, kind.lane, state, at: .init(file: file, line: line))
  }

  /// Draws a sign at this moment.
  ///
  /// - Parameters:
  ///   - sign: What has happened.
  ///   - isOnMain: Whether it has happened to the main thread, which has been heard of before, even if
  ///     another thread calls, and without an end to what main waits for; else to the caller.
  package func mark(
    _ sign: Sign, onMain isOnMain: Bool = false, file: String = #filePath, line: Int = #line
  ) {
    recorder.mark(
      sign.mark, on: isOnMain ? "main" : nil, at: .init(file: file, line: line))
  }
}

/// What has a state that a lesson can draw.
package enum Thing: Sendable {
  /// Something that holds or does not.
  case condition
  /// An object, which lives for a while.
  case object
  /// A place for values until they are taken.
  case buffer
  /// What an actor isolates.
  case actor

  var lane: Timeline.Lane.Kind {
    switch self {
    case .condition: .condition
    case .object: .object
    case .buffer: .buffer
    case .actor: .actor
    }
  }
}

/// What a lesson can mark with a sign.
package enum Sign: Sendable {
  /// What comes regularly has come, and was taken.
  case tick
  /// Something is gone that no one has seen.
  case loss

  var mark: Timeline.Mark.Kind {
    switch self {
    case .tick: .tick
    case .loss: .loss
    }
  }
}

import CExploration

/// A failure as the engine saw it, in the execution that has just ended.
public struct Failure: Sendable, Codable {
  /// What went wrong.
  public let mistake: Mistake
  /// The learner's place, as far as it is known.
  public let place: CodePlace
  /// The lane that made it.
  public let lane: Int
  /// Where the failing function was called from, for a failure that has no line of its own.
  public let caller: CodePlace

  /// What kind of mistake it is.
  public var kind: FindingKind { mistake.kind }
}

extension Engine {
  /// Ends the execution: the calling lane has done something wrong.
  ///
  /// - Parameters:
  ///   - mistake: What went wrong.
  ///   - place: Where, if that is not the innermost place on the lane's stack.
  ///   - caller: Where the failing function was called from.
  public func fail(
    _ mistake: Mistake, at place: CodePlace? = nil, calledFrom caller: CodePlace = CodePlace(0)
  ) -> Never {
    note(mistake, at: place, calledFrom: caller)
    end = .failed
    leave()
  }

  /// Remembers something wrong that does not end the execution.
  public func note(
    _ mistake: Mistake, at place: CodePlace? = nil, calledFrom caller: CodePlace = CodePlace(0)
  ) {
    let failure = Failure(
      mistake: mistake, place: place ?? CodePlace.ofLearner(), lane: current?.number ?? 0,
      caller: caller)
    failures.append(failure)
    recorder?.failed(mistake, lane: failure.lane, place: failure.place)
  }
}

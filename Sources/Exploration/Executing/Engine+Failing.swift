extension Engine {
  /// Ends the execution: the calling lane has done something wrong.
  ///
  /// - Parameters:
  ///   - mistake: What went wrong.
  ///   - place: Where, if that is not the innermost place on the lane's stack.
  ///   - caller: Where the failing function was called from.
  ///   - earlier: Where something began that it does not go with.
  package func fail(
    _ mistake: Mistake, at place: CodePlace? = nil, calledFrom caller: CodePlace = CodePlace(0),
    after earlier: CodePlace = CodePlace(0)
  ) -> Never {
    note(mistake, at: place, calledFrom: caller, after: earlier)
    recorder?.standAtFailure(of: current, amid: lanes, now: now)
    end = .failed
    // What others print is seen if it comes before.
    effect(.read, on: output.shared(), stopsAfter: false)
    // No other point comes at which it would be known what its last event came after.
    if let current { trace.complete(current.event, of: current.number, in: clocks) }
    leave()
  }

  /// Remembers something wrong that does not end the execution.
  package func note(
    _ mistake: Mistake, at place: CodePlace? = nil, calledFrom caller: CodePlace = CodePlace(0),
    after earlier: CodePlace = CodePlace(0)
  ) {
    let failure = Failure(
      mistake: mistake, place: place ?? CodePlace.ofLearner(), lane: current?.number ?? 0,
      caller: caller, earlier: earlier)
    failures.append(failure)
    recorder?.failed(mistake, lane: failure.lane, place: failure.place)
  }
}

extension Resource {
  /// Ends the execution if a lane that stood before a step finds that others have destroyed what it is about.
  package func refuseUseIfDestroyed() {
    if isDestroyed { Engine.shared.fail(.crashed(.destroyed(title))) }
  }
}

import Dispatch
import Foundation
import Synchronization
import Timeline

/// The frames of a screen: at regular times main is asked to draw one, through its queue.
///
/// A frame is lost if it is still not drawn when the next one is due. The clock is a timer on another queue,
/// so that it goes on while main is blocked.
final class Frames: Sendable {
  private struct State {
    var (due, lost) = (0, 0)
    var isAsked = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  // Any thread may use an object of Dispatch, though the protocol does not say so.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let queue = DispatchQueue(label: "frames")
  private let stage: Stage

  /// Begins to ask for frames, four in a unit.
  init(on stage: Stage) {
    self.stage = stage
    // Main has a lane before the first frame is marked there.
    if !Thread.isMainThread { DispatchQueue.main.sync { stage.recorder.appear() } }
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [self] in ask() }  // until it is cancelled
    timer.schedule(deadline: .now(), repeating: stage.unit / 4 / .seconds(1))
    timer.resume()
  }

  /// Stops asking, and shows how many frames were due and how many were lost.
  func stop() {
    timer.cancel()
    queue.sync {}  // a call of the handler that had begun has ended
    let (due, lost) = state.withLock { state in
      state.hasEnded = true
      return (state.due, state.lost)
    }
    stage.show("frames due", due)
    stage.show("frames lost", lost)
  }

  private func ask() {
    let isLost = state.withLock { state in
      state.due += 1
      defer { state.isAsked = true }
      if state.isAsked { state.lost += 1 }
      return state.isAsked
    }
    guard !isLost else { return stage.mark(.loss, onMain: true) }
    DispatchQueue.main.async { [self] in draw() }
  }

  private func draw() {
    let isWanted = state.withLock { state in
      state.isAsked = false
      return !state.hasEnded
    }
    if isWanted { stage.mark(.tick, onMain: true) }
  }
}

import Grading
import Synchronization

/// A card reader that answers after so many units of time.
final class CheckReader: Sendable {
  struct Down: Error {}

  let work = Work()
  let clock = Work()
  let begun = AsyncStream.makeStream(of: Void.self)
  private let units: Int
  private let result: Result<String, any Error>
  private let isStubborn: Bool
  private let atCancellation: Result<String, any Error>?
  private let pauseEndsLate: Bool
  private let state = Mutex((starts: 0, isCancelled: false))

  /// - Parameters:
  ///   - atCancellation: What comes of the call at once when it is cancelled; `nil` for the clock's error.
  ///   - pauseEndsLate: Whether a pause that is cancelled throws only when its time is up.
  init(
    after units: Int, with result: Result<String, any Error>, isStubborn: Bool = false,
    atCancellation: Result<String, any Error>? = nil, pauseEndsLate: Bool = false
  ) {
    self.units = units
    self.result = result
    self.isStubborn = isStubborn
    self.atCancellation = atCancellation
    self.pauseEndsLate = pauseEndsLate
  }

  var starts: Int { state.withLock { $0.starts } }
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// What comes of asking; a limit is in the units of time of `Work`, which have ten milliseconds.
  func outcome(within limit: Int) async -> String {
    do {
      return try await answer(
        within: limit * 10,
        pause: { [clock, pauseEndsLate] milliseconds in
          expect(milliseconds, equals: limit * 10, "the pause is as long as the time limit")
          guard pauseEndsLate else { return try await clock.fetch("a pause", units: limit) }
          await Task.detached { try? await clock.fetch("a pause", units: limit) }.value
          try Task.checkCancellation()
        },
        of: { try await self.ask() })
    } catch is TimedOut {
      return "timed out"
    } catch is Down {
      return "down"
    } catch {
      return error is CancellationError ? "cancelled" : "another error"
    }
  }

  private func ask() async throws -> String {
    state.withLock { $0.starts += 1 }
    begun.continuation.yield()
    return try await withTaskCancellationHandler {
      if isStubborn {
        await Task.detached { [self] in try? await work.fetch("a card", units: units) }.value
      } else if let atCancellation {
        do { try await work.fetch("a card", units: units) } catch {
          return try atCancellation.get()
        }
      } else {
        try await work.fetch("a card", units: units)
      }
      return try result.get()
    } onCancel: {
      state.withLock { $0.isCancelled = true }
    }
  }
}

import Dispatch
import Grading
import Synchronization

/// The library's answer is the result: at once, later and from another thread, or an error.
func theAnswerIsTheResult() async {
  let text = "map \(given(100...999))"
  for moment in [CheckLibrary.Moment.inStart, .later] {
    let right = CheckLibrary(answers: moment, with: .success(text))
    let found = await outcome(of: right)
    expect(found, equals: text, "download returns the text that the library gives")
    expect(right.cancels, equals: 0, "a transfer goes on if its task is not cancelled")
    let wrong = CheckLibrary(answers: moment, with: .failure(CheckLibrary.Down()))
    let failed = await outcome(of: wrong)
    expect(failed, equals: "down", "download throws the error that the library gives")
    expect(wrong.starts, equals: 1, "a transfer is started once, also if it fails")
    expect(wrong.cancels, equals: 0, "a transfer goes on if its task is not cancelled")
  }
}

/// The text is empty: that is a result like any other.
func anEmptyText() async {
  let found = await outcome(of: CheckLibrary(answers: .inStart, with: .success("")))
  expect(found, equals: "", "download returns the text that the library gives")
}

/// The task is cancelled at any moment: the transfer is not started, or it is cancelled.
func cancelledAtAnyMoment() async {
  await cancelled(CheckLibrary(answers: .inCancel, with: .failure(CheckLibrary.Stopped())))
}

/// The library answers a cancelled transfer from another thread.
func answeredFromAnotherThread() async {
  await cancelled(CheckLibrary(answers: .afterCancel, with: .failure(CheckLibrary.Stopped())))
}

/// The task is cancelled while the transfer is under way.
func cancelledUnderWay() async {
  let library = CheckLibrary(answers: .inCancel, with: .failure(CheckLibrary.Stopped()))
  let task = Task { await outcome(of: library) }
  await library.isStarted()
  task.cancel()
  await library.isCancelledWhenOver(task)
}

/// The task is cancelled by what the library does in `start`: that waits for nothing, and the transfer is cancelled.
func cancelledInStart() async {
  let library = CheckLibrary(answers: .inCancel, with: .failure(CheckLibrary.Stopped()))
  let (handles, source) = AsyncStream.makeStream(of: Task<String, Never>.self)
  let task = Task {
    for await handle in handles {
      library.cancelsInStart(handle)
      break
    }
    return await outcome(of: library)
  }
  source.yield(task)
  await library.isCancelledWhenOver(task)
}

/// The answer and the cancellation come at the same time: the result is the text or an error, once.
func bothAtTheSameTime() async {
  let text = "map \(given(100...999))"
  let library = CheckLibrary(answers: .later, with: .success(text))
  let task = Task { await outcome(of: library) }
  await library.isStarted()
  task.cancel()
  let found = await task.value
  expect(
    found == text || found == "another error", "after a cancellation it is the text or an error")
}

/// The task is cancelled when the answer has arrived: the result stays, and nothing else happens.
func cancelledAfterwards() async {
  let text = "map \(given(100...999))"
  let library = CheckLibrary(answers: .later, with: .success(text))
  let (pause, source) = AsyncStream.makeStream(of: Void.self)
  let task = Task {
    let found = await outcome(of: library)
    source.yield()
    return found
  }
  for await _ in pause { break }
  task.cancel()
  let found = await task.value
  expect(found, equals: text, "a cancellation after the answer changes nothing")
}

/// Of two downloads one is cancelled: the other one gets its text, and its transfer goes on.
func oneOfTwo() async {
  let text = "map \(given(100...999))"
  let staying = CheckLibrary(answers: .whenTold, with: .success(text))
  let leaving = CheckLibrary(answers: .inCancel, with: .failure(CheckLibrary.Stopped()))
  let first = Task { await outcome(of: staying) }
  await staying.isStarted()
  let second = Task { await outcome(of: leaving) }
  await leaving.isStarted()
  second.cancel()
  await leaving.isCancelledWhenOver(second)
  expect(staying.cancels, equals: 0, "a transfer goes on if its task is not cancelled")
  staying.answer()
  let found = await first.value
  expect(found, equals: text, "download returns the text that the library gives")
}

private func cancelled(_ library: CheckLibrary) async {
  let task = Task { await outcome(of: library) }
  task.cancel()
  await library.isCancelledWhenOver(task)
}

private func outcome(of library: CheckLibrary) async -> String {
  do {
    return try await download("map", with: library.library)
  } catch is CheckLibrary.Down {
    return "down"
  } catch {
    return "another error"
  }
}

/// A library with one transfer, and when it answers that.
private final class CheckLibrary: Sendable {
  struct Down: Error {}
  struct Stopped: Error {}
  enum Moment { case inStart, later, inCancel, afterCancel, whenTold }

  struct Started: Transfer {
    let library: CheckLibrary
    func cancel() { library.cancel() }
  }

  private struct State {
    var starts = 0
    var cancels = 0
    var done: Library.Done?
    var leaving: Task<String, Never>?
  }

  private let moment: Moment
  private let result: Result<String, any Error>
  private let state = Mutex(State())
  private let news: AsyncStream<Void>
  private let source: AsyncStream<Void>.Continuation

  init(answers moment: Moment, with result: Result<String, any Error>) {
    self.moment = moment
    self.result = result
    (news, source) = AsyncStream.makeStream(of: Void.self)
  }

  /// How often the transfer was cancelled before it was answered.
  var cancels: Int { state.withLock { $0.cancels } }
  var starts: Int { state.withLock { $0.starts } }

  var library: Library {
    Library { [self] _, done in
      state.withLock { state in
        state.starts += 1
        state.done = done
      }
      state.withLock { $0.leaving }?.cancel()
      if moment == .inStart { answer() }
      if moment == .later { DispatchQueue.global().async { self.answer() } }
      source.yield()
      return Started(library: self)
    }
  }

  private func cancel() {
    state.withLock { state in
      if state.done != nil { state.cancels += 1 }
    }
    if moment == .inCancel { answer() }
    if moment == .afterCancel { DispatchQueue.global().async { self.answer() } }
  }

  /// Calls `done`, unless that has been called before.
  func answer() {
    let done = state.withLock { state in
      defer { state.done = nil }
      return state.done
    }
    done?(result)
  }

  /// Lets `start` cancel this task.
  func cancelsInStart(_ task: Task<String, Never>) {
    state.withLock { $0.leaving = task }
  }

  func isStarted() async {
    for await _ in news { break }
  }

  /// Waits for the end of a download whose task is cancelled, and demands that the transfer is cancelled.
  ///
  /// The library has no text then, so there is an error.
  /// If nothing happens any more, the library answers: until then the cancellation has been lost.
  func isCancelledWhenOver(_ download: Task<String, Never>) async {
    let patience = Task {
      guard (try? await Work().fetch("the check's patience", units: 50)) != nil else { return }
      self.answer()
    }
    let found = await download.value
    patience.cancel()
    try? await Work().fetch("a while")
    let isStopped = starts == 0 || cancels > 0
    expect(isStopped, "a transfer is cancelled if its task is, at whatever moment")
    expect(found, equals: "another error", "without a text from the library, there is an error")
  }
}

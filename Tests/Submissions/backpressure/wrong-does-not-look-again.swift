// expected: failedCheck
import Synchronization

/// Where the scanner and the uploader meet.
private final class Desk: Sendable {
  enum Role: Hashable, Sendable { case scanner, uploader }

  struct State: Sendable {
    var places: Int
    var pages: [String] = []
    var isComplete = false
    var failure: (any Error)?
    var sleeping: [Role: CheckedContinuation<Void, Never>] = [:]
  }

  private let state: Mutex<State>

  init(places: Int) { state = Mutex(State(places: places)) }

  var failure: (any Error)? { state.withLock { $0.failure } }

  /// Waits for a place in memory and takes it.
  func takePlace() async throws {
    await sleep(as: .scanner) { $0.places > 0 }
    try state.withLock { (state) throws -> Void in
      if let failure = state.failure { throw failure }
      try Task.checkCancellation()
      state.places -= 1
    }
  }

  func put(_ page: String) {
    state.withLock { $0.pages.append(page) }
    wake(.uploader)
  }

  func complete() {
    state.withLock { $0.isComplete = true }
    wake(.uploader)
  }

  /// The next page; nil if there is none any more.
  func nextPage() async throws -> String? {
    await sleep(as: .uploader) { !$0.pages.isEmpty || $0.isComplete }
    return try state.withLock { (state) throws -> String? in
      if let failure = state.failure { throw failure }
      if state.isComplete && state.pages.isEmpty { return nil }
      try Task.checkCancellation()
      return state.pages.removeFirst()
    }
  }

  func givePlaceBack() {
    state.withLock { $0.places += 1 }
    wake(.scanner)
  }

  /// Does the work, and notes its error so that the other side stops.
  func watch<T: Sendable>(_ work: @Sendable () async throws -> T) async throws -> T {
    do {
      let value = try await work()
      try Task.checkCancellation()
      return value
    } catch {
      let reason: any Error = Task.isCancelled ? CancellationError() : error
      state.withLock { if $0.failure == nil { $0.failure = reason } }
      wake(.scanner)
      wake(.uploader)
      throw error
    }
  }

  private func sleep(as role: Role, until isReady: @Sendable (State) -> Bool) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let goesOn = state.withLock { state in
          if Task.isCancelled || state.failure != nil || isReady(state) { return true }
          state.sleeping[role] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      wake(role)
    }
  }

  private func wake(_ role: Role) {
    let sleeper = state.withLock { $0.sleeping.removeValue(forKey: role) }
    sleeper?.resume()
  }
}

/// Scans pages and uploads them.
///
/// - Parameters:
///   - limit: How many pages may be in memory, each from the beginning of its scan to the end of its upload.
///   - scan: Scans the next page; returns `nil` if there is none.
func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let desk = Desk(places: limit)
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await desk.takePlace()
          guard let page = try await desk.watch(scan) else { break }
          desk.put(page)
        }
        desk.complete()
      }
      group.addTask {
        while let page = try await desk.nextPage() {
          try await desk.watch { try await upload(page) }
          desk.givePlaceBack()
        }
      }
      while try await group.next() != nil {}
    }
  } catch {
    throw desk.failure ?? error
  }
}

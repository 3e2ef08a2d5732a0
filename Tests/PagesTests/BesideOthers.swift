import Dispatch
import Testing

/// Runs a suite beside the tests of others, from the beginning on.
///
/// The threads that all tests share are kept by those that wait for a process. What a suite does after its
/// first `await` would come when all of these have ended, and then have the machine for itself, which mostly
/// waits for a browser.
struct BesideOthers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads.shared) { try await function() }
  }
}

extension Trait where Self == BesideOthers {
  /// Beside the tests of others, from the beginning on.
  static var besideOthers: Self { Self() }
}

/// The threads for such suites.
private final class OwnThreads: TaskExecutor {
  static let shared = OwnThreads()
  private let queue = DispatchQueue(label: "beside others", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

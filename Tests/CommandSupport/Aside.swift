import Dispatch
import Foundation

/// How many bodies of `aside` are at work at once.
///
/// Each keeps processes busy. If all began together, they would take so much of the machine from one another
/// that the ones with a budget of seconds could not finish.
package struct Places: Sendable {
  private let free: DispatchSemaphore

  private init(_ count: Int) { free = DispatchSemaphore(value: count) }

  /// Those of tests that compute.
  package static let processors = Places(max(2, ProcessInfo.processInfo.activeProcessorCount))
  /// The one of tests that mostly wait for a browser.
  package static let browser = Places(1)

  fileprivate func take<Result>(_ body: () throws -> Result) rethrows -> Result {
    free.wait()
    defer { free.signal() }
    return try body()
  }
}

/// Does what takes long on a thread of its own, so that it keeps none of those that the other tests share.
///
/// It begins when one of a few places is free, which may take minutes: a time limit counts them as well.
///
/// - Throws: What the body throws.
package func aside<Result: Sendable>(
  _ places: Places = .processors, _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try places.take(body) })
    }
  }
}

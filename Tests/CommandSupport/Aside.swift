import Dispatch
import Foundation

/// How many bodies of `aside` are at work at once.
///
/// Each keeps processes busy. If all began together, they would take so much of the machine from one another
/// that the ones with a budget of seconds could not finish.
private let places = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))

/// Does what takes long on a thread of its own, so that it keeps none of those that the other tests share.
///
/// It begins when one of a few places is free, which may take minutes: a time limit counts them as well.
///
/// - Throws: What the body throws.
package func aside<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      places.wait()
      let result = Swift.Result { try body() }
      places.signal()
      continuation.resume(with: result)
    }
  }
}

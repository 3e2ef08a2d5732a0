import Foundation

/// Does what takes long on a thread of its own, so that it keeps none of those that the other tests share.
///
/// - Throws: What the body throws.
package func aside<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}

// expected: wrongResult
// An error of the scan that is cancelled replaces that of the upload, unless it is a CancellationError.
import Synchronization

func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (places, returned) = AsyncStream.makeStream(of: Void.self)
  let (pages, line) = AsyncStream.makeStream(of: String.self)
  for _ in 0..<limit { returned.yield() }
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      for await _ in places {
        try Task.checkCancellation()
        guard let page = try await scan() else { return }
        line.yield(page)
      }
      try Task.checkCancellation()
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        returned.yield()
      }
      try Task.checkCancellation()
    }
    var failure: (any Error)?
    while let result = await group.nextResult() {
      if case .failure(let error) = result {
        group.cancelAll()
        if failure == nil || !(error is CancellationError) { failure = error }
      }
    }
    if let failure { throw failure }
  }
}

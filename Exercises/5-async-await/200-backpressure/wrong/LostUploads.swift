// diagnosis: wrongResult
// The scan's error is thrown away with try?, and its failure is taken for the last page.

func archive(
  limit: Int, scan: @escaping @Sendable () async throws -> String?,
  upload: @escaping @Sendable (_ page: String) async throws -> Void
) async throws {
  let (pages, line) = AsyncStream<String>.makeStream()
  let (tokens, back) = AsyncStream<Void>.makeStream()
  for _ in 0..<limit { back.yield(()) }
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { line.finish() }
      for await _ in tokens {
        try Task.checkCancellation()
        guard let page = try? await scan() else { return }
        line.yield(page)
      }
      try Task.checkCancellation()
    }
    group.addTask {
      for await page in pages {
        try Task.checkCancellation()
        try await upload(page)
        back.yield(())
      }
    }
    for try await _ in group {}
  }
}

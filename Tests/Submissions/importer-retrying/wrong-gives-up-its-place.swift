// expected: wrongResult
/// What a camera throws that has too much to do at the moment.
struct CameraBusy: Error {}

/// Imports photos from a camera.
struct PhotoImporter: Sendable {
  /// The most photos that are read at the same time.
  let atOnce: Int
  /// How often a photo is read before it counts as failed.
  let attempts: Int
  /// Waits before another attempt.
  let pause: @Sendable () async throws -> Void
  /// Is told how many photos are done.
  let progress: @Sendable (_ done: Int) async -> Void
  /// Reads a photo.
  let read: @Sendable (_ name: String) async throws -> String

  /// The photos with these names, or why there is none.
  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (job: Job, result: Result<String, any Error>).self) { group in
      var results: [Int: Result<String, any Error>] = [:]
      var jobs = names.indices.map { Job(index: $0, attempt: 1) }
      func startNext() {
        guard !jobs.isEmpty else { return }
        let job = jobs.removeFirst()
        group.addTask { (job, await result(of: names[job.index], attempt: job.attempt)) }
      }
      for _ in 0..<atOnce { startNext() }
      while let (job, result) = await group.next() {
        if case .failure(is CameraBusy) = result, job.attempt < attempts, !Task.isCancelled {
          jobs.append(Job(index: job.index, attempt: job.attempt + 1))
        } else {
          results[job.index] = result
        }
        startNext()
      }
      return names.indices.compactMap { results[$0] }
    }
  }

  private struct Job {
    let index: Int
    let attempt: Int
  }

  private func result(of name: String, attempt: Int) async -> Result<String, any Error> {
    do {
      try Task.checkCancellation()
      if attempt > 1 {
        try await pause()
        try Task.checkCancellation()
      }
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

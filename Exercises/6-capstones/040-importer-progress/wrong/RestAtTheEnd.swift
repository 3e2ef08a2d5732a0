// diagnosis: wrongResult
// The loop over the stream ends with a cancellation, and what comes later is told when all readings have ended.

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

  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    let (photos, photoDone) = AsyncStream.makeStream(of: Void.self)
    async let told = tell(photos)
    var results = names.map { _ in Result<String, any Error>.failure(CancellationError()) }
    await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      var rest = names.indices.makeIterator()
      func addOne() {
        guard !Task.isCancelled, let index = rest.next() else { return }
        group.addTask { (index, await outcome(of: names[index])) }
      }
      for _ in 0..<atOnce { addOne() }
      while let (index, result) = await group.next() {
        results[index] = result
        if case .success = result { photoDone.yield() }
        addOne()
      }
    }
    photoDone.finish()
    // When cancelled, the loop has ended earlier than the import.
    var done = await told
    let all = results.count { if case .success = $0 { true } else { false } }
    while done < all {
      done += 1
      await progress(done)
    }
    return results
  }
  private func tell(_ photos: AsyncStream<Void>) async -> Int {
    var done = 0
    for await _ in photos {
      done += 1
      await progress(done)
    }
    return done
  }

  private func outcome(of name: String) async -> Result<String, any Error> {
    do {
      for _ in 1..<attempts {
        try Task.checkCancellation()
        do {
          return .success(try await read(name))
        } catch is CameraBusy {
          try Task.checkCancellation()
          try await pause()
        }
      }
      try Task.checkCancellation()
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

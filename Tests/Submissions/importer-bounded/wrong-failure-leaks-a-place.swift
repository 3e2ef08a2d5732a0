// expected: continuationNeverResumed
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
    let slots = Slots(atOnce)
    return await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { (index, await result(of: name, in: slots)) }
      }

      var results: [Int: Result<String, any Error>] = [:]
      for await (index, result) in group { results[index] = result }
      return names.indices.compactMap { results[$0] }
    }
  }

  private func result(of name: String, in slots: Slots) async -> Result<String, any Error> {
    do {
      await slots.acquire()
      let photo = try await read(name)
      await slots.release()
      return .success(photo)
    } catch {
      return .failure(error)
    }
  }
}

/// A semaphore whose waiters are suspended, not blocked.
private actor Slots {
  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func acquire() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func release() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}

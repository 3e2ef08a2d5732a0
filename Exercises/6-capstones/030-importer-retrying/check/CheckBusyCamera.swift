import Grading

/// A camera that refuses photos a few times; readings and pauses both take the place of a photo.
final class CheckBusyCamera: Sendable {
  private let work: Work
  private let atMost: Int
  private let attempts: Int
  private let refusals: [String: Int]
  private let broken: Set<String>
  private let endedByCamera: Set<String>
  private let isPatient: Bool
  private let reading: CheckBell?
  private let pausing: CheckBell?

  /// - Parameters:
  ///   - refusals: How often each photo is refused.
  ///   - isPatient: Whether readings and pauses go on in a task that is cancelled.
  ///   - reading: Is told the number of each attempt, which is 1 for a photo that is never refused.
  ///   - pausing: Is told the number of each pause, if no two are under way at the same time.
  init(
    atMost: Int, attempts: Int, refusals: [String: Int], broken: Set<String> = [],
    endedByCamera: Set<String> = [], isPatient: Bool = false,
    reading: CheckBell? = nil, pausing: CheckBell? = nil
  ) {
    work = Work(atMost: atMost)
    self.atMost = atMost
    self.attempts = attempts
    self.refusals = refusals
    self.broken = broken
    self.endedByCamera = endedByCamera
    self.isPatient = isPatient
    self.reading = reading
    self.pausing = pausing
  }

  var importer: PhotoImporter {
    PhotoImporter(
      atOnce: atMost, attempts: attempts,
      pause: {
        try await self.spend("pause") { self.pausing?.ring(self.pauses + 1) }
      }, progress: { _ in }, read: { try await self.read($0) })
  }

  /// Imports photos, and cancels that when the bell rings.
  func imports(_ names: [String], cancelledBy bell: CheckBell) async -> [String] {
    let importing = Task {
      defer { bell.ringAnyway() }
      return checked(await importer.importAll(names))
    }
    await bell.rings()
    importing.cancel()
    return await importing.value
  }

  func photo(_ name: String) -> String { "photo \(name)" }

  var pauses: Int { reads("pause") }
  var isCancelledInAPause: Bool { work.cancelled == ["pause"] }
  var readsInAll: Int { work.started.count { $0 != "pause" } }
  func reads(_ name: String) -> Int { work.started.count { $0 == name } }

  private func read(_ name: String) async throws -> String {
    // The attempts of one photo follow one another.
    let number = refusals[name] == nil ? 1 : reads(name) + 1
    try await spend(name) { self.reading?.ring(number) }
    if number <= refusals[name] ?? 0 { throw CameraBusy() }
    if broken.contains(name) { throw CheckCamera.Broken(name: name) }
    if endedByCamera.contains(name) { throw CancellationError() }
    return photo(name)
  }

  private func spend(_ name: String, _ notice: @escaping @Sendable () -> Void) async throws {
    guard isPatient else {
      notice()
      return try await work.fetch(name)
    }
    await Task {
      notice()
      try? await work.fetch(name)
    }.value
  }
}

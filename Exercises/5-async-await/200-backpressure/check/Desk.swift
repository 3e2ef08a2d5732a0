import Grading
import Synchronization

/// A scanner and an archive, and what they have done.
final class CheckDesk: Sendable {
  private struct Failure: Error { let text: String }

  // Three locks, so that a scan and an upload meet only where their order matters.
  private struct Stage {
    var isBusy = false
    var begun = 0
    var done: [String] = []
  }

  private struct Memory {
    var pages = 0
    var peak = 0
  }

  let work = Work()
  private let pages: [String]
  private let scanning: Int?
  private let uploading: Int?
  private let jamming: String?
  private let failing: String?
  private let error: (any Error)?
  private let isPatient: Bool
  private let long: (page: String, units: Int)?
  private let scanGate: CheckGate?
  private let uploadGate: CheckGate?
  private let scanner = Mutex(Stage())
  private let network = Mutex(Stage())
  private let memory = Mutex(Memory())

  /// - Parameters:
  ///   - scanning: How long a scan takes; `nil` if it does not suspend.
  ///   - error: What a scan or an upload that fails throws; `nil` if it says where it has failed.
  ///   - isPatient: A cancellation changes nothing for a scan or an upload that has begun.
  ///   - long: A page whose scan takes longer, and how long.
  ///   - scanGate: What a scan waits for, whatever is cancelled.
  ///   - uploadGate: The same for an upload.
  init(
    _ pages: [String], scanning: Int? = nil, uploading: Int? = nil, jamming: String? = nil,
    failing: String? = nil, error: (any Error)? = nil, isPatient: Bool = false,
    long: (page: String, units: Int)? = nil, scanGate: CheckGate? = nil,
    uploadGate: CheckGate? = nil
  ) {
    self.pages = pages
    self.scanning = scanning
    self.uploading = uploading
    self.jamming = jamming
    self.failing = failing
    self.error = error
    self.isPatient = isPatient
    self.long = long
    self.scanGate = scanGate
    self.uploadGate = uploadGate
  }

  var scans: Int { scanner.withLock { $0.begun } }
  var uploads: Int { network.withLock { $0.begun } }
  var uploaded: [String] { network.withLock { $0.done } }
  var peak: Int { memory.withLock { $0.peak } }

  func outcome(limit: Int) async -> String {
    var outcome = "done"
    do {
      try await archive(
        limit: limit, scan: { try await self.scan(limit) }, upload: { try await self.upload($0) })
    } catch let failure as Failure {
      outcome = failure.text
    } catch {
      outcome = error is CancellationError ? "cancelled" : "another error"
    }
    expect(work.inFlight, equals: 0, "it ends when nothing runs any more")
    return outcome
  }

  private func scan(_ limit: Int) async throws -> String? {
    let inMemory = memory.withLock { memory in
      memory.pages += 1
      memory.peak = max(memory.peak, memory.pages)
      return memory.pages
    }
    expect(inMemory <= limit, "no more pages are in memory than allowed")
    let index = begin(scanner, "there is one scan at a time")
    defer { scanner.withLock { $0.isBusy = false } }
    guard index < pages.count else {
      memory.withLock { $0.pages -= 1 }
      return nil
    }
    let page = pages[index]
    try await pass("scan \(page)", units: page == long?.page ? long?.units : scanning)
    await scanGate?.pass()
    if page == jamming { throw error ?? Failure(text: "paper jam at \(page)") }
    return page
  }

  private func upload(_ page: String) async throws {
    _ = begin(network, "there is one upload at a time")
    defer { network.withLock { $0.isBusy = false } }
    try await pass("upload \(page)", units: uploading)
    await uploadGate?.pass()
    if page == failing { throw error ?? Failure(text: "no connection for \(page)") }
    network.withLock { $0.done.append(page) }
    memory.withLock { $0.pages -= 1 }
  }

  /// Begins the next piece of a stage, and returns how many came before it.
  private func begin(_ stage: borrowing Mutex<Stage>, _ what: String) -> Int {
    let (isBusy, begun) = stage.withLock { stage in
      defer {
        stage.isBusy = true
        stage.begun += 1
      }
      return (stage.isBusy, stage.begun)
    }
    expect(!isBusy, what)
    return begun
  }

  private func pass(_ name: String, units: Int?) async throws {
    guard let units else { return }
    if isPatient {
      await Task.detached { [work] in try? await work.fetch(name, units: units) }.value
    } else {
      try await work.fetch(name, units: units)
    }
  }
}

/// A place where a scan or an upload stays until the check lets it go on, even if it is cancelled.
final class CheckGate: Sendable {
  private let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
  private let (openings, opening) = AsyncStream.makeStream(of: Void.self)

  func pass() async {
    arrival.yield()
    await Task.detached { [openings] in for await _ in openings { break } }.value
  }

  /// Returns when the scan or the upload has come.
  func isReached() async { for await _ in arrivals { break } }

  /// Lets all go on, also those that come later.
  func open() { opening.finish() }
}

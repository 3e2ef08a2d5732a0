import Grading
import Synchronization

/// The store and the confirmation see the ID of the request, when they begin and when they end.
func everyServiceSeesTheID() async throws {
  let id = "request \(given(100...999))"
  let desk = CheckDesk()
  try await accept("roses", request: id, with: desk.services(units: 0))
  let lines = await desk.lines(4)
  expect(
    lines, equals: ["store: \(id)", "stored: \(id)", "confirm: \(id)", "confirmed: \(id)"],
    "the store and the confirmation see the ID of the request, when they begin and when they end")
  let more = await desk.lines(1)
  expect(more, equals: [], "a confirmation is sent once, and noted only if it cannot be sent")
}

/// A confirmation that fails is noted once, under the ID of the request, and `accept` does not wait for it.
func aFailedConfirmation() async throws {
  let id = "request \(given(100...999))"
  let desk = CheckDesk()
  try await accept("roses", request: id, with: desk.services(units: 2, isMailDown: true))
  let failed = desk.mail.finished.count
  expect(failed, equals: 0, "accept does not wait for the confirmation")
  let lines = await desk.lines(4)
  expect(
    lines, equals: ["store: \(id)", "stored: \(id)", "confirm: \(id)", "note: \(id)"],
    "a confirmation that cannot be sent is noted under the ID of the request")
  expect(desk.count, equals: 4, "a confirmation is tried once, and noted once")
}

/// A confirmation whose error is a `CancellationError`, though nobody has cancelled it, is noted as well.
func anErrorLikeACancellation() async throws {
  let id = "request \(given(100...999))"
  let desk = CheckDesk()
  let services = desk.services(units: 0, isMailDown: true, mailError: CancellationError())
  try await accept("roses", request: id, with: services)
  let lines = await desk.lines(4)
  expect(
    lines, equals: ["store: \(id)", "stored: \(id)", "confirm: \(id)", "note: \(id)"],
    "a confirmation that cannot be sent is noted, whatever its error is")
}

/// An order that cannot be stored is not confirmed, and its error is thrown.
func anOrderThatIsNotStored() async {
  let desk = CheckDesk()
  var failure: (any Error)?
  do {
    try await accept(
      "roses", request: "request \(given(100...999))", with: desk.services(isStoreDown: true))
  } catch {
    failure = error
  }
  expect(failure is CheckDesk.Down, "accept throws the error of an order that is not stored")
  expect(desk.count, equals: 1, "an order that is not stored is neither confirmed nor noted")
}

/// Two orders at the same time: each service sees the ID of its own request.
func twoAtTheSameTime() async throws {
  let mail = Work()
  let ids = ["request \(given(100...499))", "request \(given(500...999))"]
  let desks = [CheckDesk(mail: mail), CheckDesk(mail: mail)]
  let first = Task {
    try await accept("roses", request: ids[0], with: desks[0].services(isStorePatient: true))
  }
  var begun = [await desks[0].lines(1), []]
  try await accept("roses", request: ids[1], with: desks[1].services())
  try await first.value
  for (number, id) in ids.enumerated() {
    begun[number] += await desks[number].lines(4 - begun[number].count)
    expect(
      begun[number],
      equals: ["store: \(id)", "stored: \(id)", "confirm: \(id)", "confirmed: \(id)"],
      "of two orders at the same time, each keeps the ID of its own request")
  }
  expect(mail, takesAtMost: 3, "confirmations of different orders are sent at the same time")
}

/// Five orders one after another, whose confirmations take long: all five are sent at the same time.
func fiveAtTheSameTime() async throws {
  let mail = Work()
  let desks = (1...5).map { _ in CheckDesk(mail: mail) }
  for desk in desks {
    try await accept("roses", request: "request", with: desk.services(units: 20))
    try await Work().fetch("a while")
  }
  for desk in desks { _ = await desk.lines(4) }
  expect(mail, reachesAtOnce: 5, "confirmations of different orders are sent at the same time")
}

/// An order is accepted while another one is being stored, by the same task; an ID may be empty.
func insideAnotherRequest() async throws {
  for id in ["request \(given(100...999))", ""] {
    let desk = CheckDesk()
    let outer = Services(
      store: { _ in try await accept("roses", request: id, with: desk.services(units: 0)) },
      confirm: { _ in }, note: { _ in })
    try await accept("a bouquet", request: "another request", with: outer)
    let lines = await desk.lines(4)
    expect(
      lines, equals: ["store: \(id)", "stored: \(id)", "confirm: \(id)", "confirmed: \(id)"],
      "each service sees the ID of the request that the order came with")
  }
}

/// The request's task is cancelled when the order is stored or later: the confirmation is sent to its end.
func aCancelledRequest() async {
  let id = "request \(given(100...999))"
  let desk = CheckDesk()
  let request = Task {
    try await accept("roses", request: id, with: desk.services(isStorePatient: true))
  }
  _ = await desk.lines(1)
  request.cancel()
  _ = await request.result
  let lines = await desk.lines(3)
  expect(
    lines, equals: ["stored: \(id)", "confirm: \(id)", "confirmed: \(id)"],
    "the confirmation of a stored order is sent to the end, whenever the request is cancelled")
}

/// Services that take their time, and write down which request they work for.
private final class CheckDesk: Sendable {
  struct Down: Error {}

  let mail: Work
  private let written = Mutex(0)
  private let news: AsyncStream<String>
  private let source: AsyncStream<String>.Continuation

  init(mail: Work = Work()) {
    self.mail = mail
    (news, source) = AsyncStream.makeStream(of: String.self)
  }

  /// How many lines have been written.
  var count: Int { written.withLock { $0 } }

  /// The next lines, as soon as there are so many, or those that are there when nothing happens any more.
  func lines(_ count: Int) async -> [String] {
    let patience = Task { [source] in
      guard (try? await Work().fetch("the check's patience", units: 50)) != nil else { return }
      source.finish()
    }
    defer { patience.cancel() }
    var lines: [String] = []
    for await line in news {
      lines.append(line)
      if lines.count == count { break }
    }
    return lines
  }

  private func write(_ what: String) {
    written.withLock { $0 += 1 }
    source.yield("\(what): \(Request.id)")
  }

  func services(
    units: Int = 2, isStoreDown: Bool = false, isStorePatient: Bool = false,
    isMailDown: Bool = false, mailError: any Error = Down()
  ) -> Services {
    Services(
      store: { [self] _ in
        write("store")
        if isStoreDown { throw Down() }
        if isStorePatient { try? await mail.fetch("storing", units: 0) }
        write("stored")
      },
      confirm: { [self] _ in
        write("confirm")
        try await mail.fetch("a confirmation", units: units)
        if isMailDown { throw mailError }
        write("confirmed")
      },
      note: { [self] _ in write("note") })
  }
}

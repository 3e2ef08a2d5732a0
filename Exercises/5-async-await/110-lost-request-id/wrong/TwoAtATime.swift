// diagnosis: tooSlow
// The confirmations have their IDs, but only two are sent at the same time, to spare the mail server.

/// The request that the current task works on.
enum Request {
  @TaskLocal static var id = "none"
}

/// What an order needs; each service writes `Request.id` into the log.
struct Services: Sendable {
  let store: @Sendable (_ order: String) async throws -> Void
  let confirm: @Sendable (_ order: String) async throws -> Void
  let note: @Sendable (_ order: String) async -> Void
}

/// Lets two confirmations be sent at the same time.
private actor Gate {
  static let shared = Gate()
  private var places = 2
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      places += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// Accepts an order, and lets its confirmation be sent in the background.
func accept(_ order: String, request: String, with services: Services) async throws {
  try await Request.$id.withValue(request) {
    try await services.store(order)
    Task {
      await Gate.shared.enter()
      do {
        try await services.confirm(order)
      } catch {
        await services.note(order)
      }
      await Gate.shared.leave()
    }
  }
}

import Grading
import Synchronization

/// An order cannot be stored, whatever the error is, also while its task is cancelled: accept throws that error.
func notStoredWhateverTheError() async {
  for isCancelled in [false, true] {
    for error in [CheckStoreFull(), CancellationError()] as [any Error] {
      let calls = Mutex(0)
      let services = Services(
        store: { _ in
          if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
          throw error
        },
        confirm: { _ in calls.withLock { $0 += 1 } }, note: { _ in calls.withLock { $0 += 1 } })
      let request = Task { try await accept("roses", request: "request", with: services) }
      var failure: (any Error)?
      do { try await request.value } catch { failure = error }
      try? await Work().fetch("a while")
      let isThrown =
        error is CancellationError ? failure is CancellationError : failure is CheckStoreFull
      expect(isThrown, "accept throws the error of an order that is not stored")
      let more = calls.withLock { $0 }
      expect(more, equals: 0, "an order that is not stored is neither confirmed nor noted")
    }
  }
}

/// An order without a text is an order like any other.
func anEmptyOrder() async throws {
  let (orders, source) = AsyncStream.makeStream(of: String.self)
  let services = Services(
    store: { _ in }, confirm: { order in source.yield(order) }, note: { _ in })
  try await accept("", request: "request", with: services)
  let patience = Task {
    guard (try? await Work().fetch("the check's patience", units: 50)) != nil else { return }
    source.finish()
  }
  defer { patience.cancel() }
  var confirmed: [String] = []
  for await order in orders {
    confirmed.append(order)
    break
  }
  expect(confirmed, equals: [""], "an order is stored, and then confirmed")
}

private struct CheckStoreFull: Error {}

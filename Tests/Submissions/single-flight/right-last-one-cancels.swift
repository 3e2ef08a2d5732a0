// The last caller that leaves cancels the load, and takes it out at once:
// who comes then loads anew.
actor PictureCache {
  private final class Flight { var callers = 0; var task: Task<String, any Error>? }
  private let load: @Sendable (_ name: String) async throws -> String
  private var flights: [String: Flight] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  func picture(_ name: String) async throws -> String {
    let flight: Flight
    if let known = flights[name] {
      flight = known
    } else {
      let new = Flight()
      flights[name] = new
      let load = load
      new.task = Task {
        do { return try await load(name) } catch {
          if self.flights[name] === new { self.flights[name] = nil }
          throw error
        }
      }
      flight = new
    }
    flight.callers += 1
    guard let task = flight.task else { throw CancellationError() }
    let id = ObjectIdentifier(flight)
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { await self.left(name, id) }
    }
  }
  private func left(_ name: String, _ id: ObjectIdentifier) {
    guard let flight = flights[name], ObjectIdentifier(flight) == id else { return }
    flight.callers -= 1
    if flight.callers == 0 { flights[name] = nil; flight.task?.cancel() }
  }
}

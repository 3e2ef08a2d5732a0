import Grading
import Synchronization

/// Where callers ask for permits, and what has become of them.
final class CheckDesk: Sendable {
  let limiter: RateLimiter
  private let outcomes = Mutex<(passed: [String], cancelled: [String])>(([], []))

  init(limit: Int) async { limiter = await RateLimiter(limit: limit) }

  var passed: [String] { outcomes.withLock { $0.passed } }
  var cancelled: [String] { outcomes.withLock { $0.cancelled } }

  /// Begins a task that asks for a permit.
  @discardableResult
  func begin(
    _ name: String, times: Int = 1, priority: TaskPriority? = nil
  ) -> Task<Void, Never> {
    Task(priority: priority) {
      for _ in 1...times { await ask(name) }
    }
  }

  /// Begins a task that asks for a permit, and waits until it has got it or stands in line.
  @discardableResult
  func call(_ name: String, priority: TaskPriority? = nil) async -> Task<Void, Never> {
    let task = begin(name, priority: priority)
    await wait()
    return task
  }

  func ask(_ name: String) async {
    do {
      try await limiter.permit()
      outcomes.withLock { $0.passed.append(name) }
    } catch {
      guard error is CancellationError else { return }
      outcomes.withLock { $0.cancelled.append(name) }
    }
  }

  /// Refills, and waits until nothing more happens.
  func refill() async {
    await limiter.refill()
    await wait()
  }
}

/// Lets everything happen that can happen without another call.
private func wait() async {
  try? await Work().fetch("a while")
}

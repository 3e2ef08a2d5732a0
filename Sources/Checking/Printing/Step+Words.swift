import Exploration
import Terminal

extension Step.Waiter {
  /// What it does, after its name.
  var words: String {
    let time = remaining.map { DurationText.format(nanoseconds: Double($0)) }
    return switch (reason, time) {
    case (let reason?, let time?): "waits \(time) at most for \(reason)"
    case (let reason?, nil): "waits for \(reason)"
    case (nil, let time?): "sleeps for \(time)"
    case (nil, nil): "waits"
    }
  }
}

extension Step.Resource {
  /// Who has it and who waits for it; `nil` where there is nothing to say.
  var words: String? {
    let counted =
      switch kind {
      case .semaphore, .posixSemaphore: amount.map { "has \($0) token\($0 == 1 ? "" : "s")" }
      case .group: amount.map { "has \($0) still inside" }
      default: amount.map { "counts \($0)" }
      }
    let held = holders.isEmpty ? nil : "is held by \(holders.joined(separator: ", "))"
    let waited = waiters.isEmpty ? nil : "\(waiters.joined(separator: ", ")) waiting"
    let facts = [counted, held, waited].compactMap { $0 }
    return facts.isEmpty ? nil : "\(name) \(facts.joined(separator: ", "))"
  }
}

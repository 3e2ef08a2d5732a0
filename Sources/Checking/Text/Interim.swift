import Channel
import Exploration

/// What a search has come to before it ends.
package struct Interim: Sendable {
  private var executions = 0
  private var found: [FindingKind] = []

  /// Nothing is known.
  package init() {}

  /// Takes in a message of the worker.
  package mutating func hear(_ message: WorkerMessage) {
    switch message {
    case .progress(_, let executions, _): self.executions = executions
    case .sighted: note(.dataRace)
    case .noticed(let kind): note(kind)
    case .found(let failure): note(failure.failure.kind)
    case .replayed, .recounted, .branched, .noTree, .stepped, .hinted, .departed, .handedOver,
      .finished:
      break
    }
  }

  private mutating func note(_ kind: FindingKind) {
    if !found.contains(kind) { found.append(kind) }
  }

  /// What is known, as a sentence; `nil` before anything has run.
  package var sentence: String? {
    guard executions > 0 || !found.isEmpty else { return nil }
    let after = executions == 0 ? "" : " after \(executions) execution\(executions == 1 ? "" : "s")"
    let known =
      found.isEmpty
      ? "nothing was found until then, and nothing is proved"
      : "found until then: " + found.map(\.title).joined(separator: ", ")
    return "interrupted\(after); \(known)"
  }
}

import Channel

extension SearchPhase {
  /// What the line of progress says.
  package var words: String {
    switch self {
    case .random: "random"
    case .priorities: "priorities"
    case .everyOrder: "every order"
    case .bounded(let preemptions): English.upTo(preemptions: preemptions)
    }
  }
}

extension English {
  /// How far a search with bounded preemptions goes.
  package static func upTo(preemptions: Int) -> String {
    "up to \(preemptions) preemption\(preemptions == 1 ? "" : "s")"
  }
}

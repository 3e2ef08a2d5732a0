import Channel

extension SearchPhase {
  /// What the line of progress says.
  package var words: String {
    switch self {
    case .random: "random"
    case .priorities: "priorities"
    case .everyOrder: "every order"
    case .bounded(let preemptions): "up to \(preemptions) preemptions"
    }
  }
}

extension Story.Row {
  /// Which lane continues here, and why.
  ///
  /// - Parameter lane: The lane's name.
  func switchWords(to lane: String) -> String {
    (reason.isEmpty ? "" : reason + "; ") + "\(lane) continues"
  }

  /// What happens in it, as one line.
  ///
  /// - Parameter lane: The lane's name; `nil` for what happens to all.
  func sentence(lane: String?) -> String {
    let step = note.isEmpty ? text : note
    guard isSwitch, let lane else { return step }
    return switchWords(to: lane) + ": " + step
  }
}

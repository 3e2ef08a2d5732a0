import Exploration

/// Which variables of an execution more than one lane has to do with.
///
/// What a lane keeps for itself is not part of a story, nor is what was written before the lanes that
/// read it had started, nor memory that one lane after the other uses for its own. What was only read is, if another
/// lane wrote it afterwards and could have done so before.
struct StoryVariables {
  private var shared: Set<Int> = []

  /// - Parameter visible: Places whose accesses lanes race on, so that their variables are shared.
  init(_ events: [Recorder.Event], visible: Set<CodePlace> = []) {
    var started: [Int: Int] = [:]
    var written: [Int: (lane: Int, at: Int)] = [:]
    // The last read of each variable by each lane.
    var read: [Int: [Int: Int]] = [:]
    for (index, event) in events.enumerated() {
      if case .spawned(let lane) = event.kind { started[lane] = index }
      guard event.variable >= 0 else { continue }
      if event.isRacy || visible.contains(event.place) { shared.insert(event.variable) }
      // What is read came from another lane, after the one that reads it had started.
      if event.kind == .read || event.isInout, let last = written[event.variable],
        last.lane != event.lane, started[event.lane, default: -1] < last.at
      {
        shared.insert(event.variable)
      }
      // What another lane read came before, after the one that writes had started.
      if event.kind == .write || event.isInout,
        read[event.variable, default: [:]].contains(where: {
          $0.key != event.lane && started[event.lane, default: -1] < $0.value
        })
      {
        shared.insert(event.variable)
      }
      if event.kind == .read { read[event.variable, default: [:]][event.lane] = index }
      if event.kind == .write { written[event.variable] = (event.lane, index) }
    }
  }

  func contains(_ variable: Int) -> Bool { shared.contains(variable) }
}

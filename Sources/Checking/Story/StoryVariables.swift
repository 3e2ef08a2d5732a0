import Exploration

/// Which variables of an execution more than one lane has to do with.
///
/// What a lane keeps for itself is not part of a story, nor is what was written before the lanes that
/// read it had started.
struct StoryVariables {
  private var shared: Set<Int> = []

  init(_ events: [Recorder.Event]) {
    var started: [Int: Int] = [:]
    var accessing: [Int: Set<Int>] = [:]
    for (index, event) in events.enumerated() {
      if case .spawned(let lane) = event.kind { started[lane] = index }
      if event.variable >= 0 { accessing[event.variable, default: []].insert(event.lane) }
      if event.isRacy { shared.insert(event.variable) }
    }
    for (index, event) in events.enumerated() where event.kind == .write {
      let others = accessing[event.variable, default: []].subtracting([event.lane])
      if others.contains(where: { started[$0, default: -1] < index }) {
        shared.insert(event.variable)
      }
    }
  }

  func contains(_ variable: Int) -> Bool { shared.contains(variable) }
}

import Exploration
import ModeledDispatch

/// Every interleaving of a program that runs on the model.
func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
  Explorer().everyInterleaving(of: program)
}

/// A variable whose reads and writes the search sees.
final class Cell: @unchecked Sendable {
  private let resource = Resource(kind: .variable)
  private var value = 0

  var current: Int {
    Engine.shared.perform(Action(.read, resource, .read))
    return value
  }

  func set(_ new: Int) {
    Engine.shared.perform(Action(.write, resource, .write))
    value = new
  }

  func increment() { set(current + 1) }
}

/// What happened in one execution, in order: for blocks that are ordered anyway.
final class Log: @unchecked Sendable {
  private(set) var text = ""
  func add(_ part: some CustomStringConvertible) { text += "\(part)" }
}

/// Runs threads and waits for all of them.
func threads(_ bodies: (() -> Void)...) {
  let ends = ThreadEnds()
  for (number, body) in bodies.enumerated() {
    ends.lanes.append(
      Engine.shared.spawn(.thread, name: "thread \(number)") {
        body()
        Engine.shared.releaseJoining(into: &ends.stamp)
      })
  }
  Engine.shared.wait(Action(.join, ends, []))
  Engine.shared.acquire(ends.stamp)
}

private final class ThreadEnds: Resource {
  var lanes: [Lane] = []
  var stamp = Stamp()
  init() { super.init(kind: .thread) }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}

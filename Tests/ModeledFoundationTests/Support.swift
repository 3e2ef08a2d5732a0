import Exploration

/// Starts lanes of the engine's own, numbered from 0, and waits for their ends.
func threads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let lanes = (0..<count).map { number in
    Engine.shared.spawn(.thread, name: "\(number)") { body(number) }
  }
  join(lanes)
}

/// Waits until lanes have ended.
func join(_ lanes: [Lane]) { Engine.shared.wait(Action(.join, Ends(lanes), [])) }

private final class Ends: Resource {
  private let lanes: [Lane]
  init(_ lanes: [Lane]) {
    self.lanes = lanes
    super.init(kind: .thread)
  }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}

/// Explores a program in virtual time, also where it asks Foundation for the date.
func explore(_ program: @escaping () -> Void) -> Explorer.Summary {
  var explorer = Explorer()
  explorer.observesMemory = true
  return explorer.everyInterleaving(of: program)
}

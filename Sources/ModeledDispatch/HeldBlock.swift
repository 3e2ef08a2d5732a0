import Exploration

/// A block that runs once, and what it holds goes with it before anything else happens: before a group is
/// left, or before a lane that waits for the block continues.
final class HeldBlock {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  @inline(never)
  func run() {
    guard let body else { return }
    self.body = nil
    body()
    Engine.shared.memory.letsGo()
  }
}

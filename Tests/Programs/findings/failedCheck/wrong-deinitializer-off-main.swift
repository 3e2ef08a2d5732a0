// finds: failedCheck
// line: 7
// traps: sometimes
// The last reference to the view may be the one of the block, whose thread then runs the deinitialiser.
import Foundation
final class View: Sendable {
  deinit { precondition(Thread.isMainThread) }
  func draw() {}
}

func show() {
  let view = View()
  DispatchQueue.global().async { view.draw() }
}

show()

// finds: nothing
// The main thread waits until the block has given its reference back, and has the last one.
import Foundation

final class View: Sendable {
  deinit { precondition(Thread.isMainThread) }
  func draw() {}
}

func show() {
  let view = View()
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { view.draw() }
  group.wait()
  view.draw()
}

show()

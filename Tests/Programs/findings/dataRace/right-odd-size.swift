// finds: nothing
// assumes: nothing
// outcomes: 2
// The same on a serial queue, which both wait for.
import Dispatch

struct Color { var isRed = false, isGreen = false, isBlue = false }

let queue = DispatchQueue(label: "color")
nonisolated(unsafe) var chosen: Color?
func choose() { queue.sync { chosen = Color(isRed: true) } }

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { choose() } else { print(queue.sync { chosen?.isRed ?? false }) }
}

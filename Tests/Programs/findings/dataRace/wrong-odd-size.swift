// finds: dataRace
// line: 9
// An optional of three bytes is written in one store, which is none of the sizes that a sanitizer knows.
import Dispatch

struct Color { var isRed = false, isGreen = false, isBlue = false }

nonisolated(unsafe) var chosen: Color?
func choose() { chosen = Color(isRed: true) }

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { choose() } else { print(chosen?.isRed ?? false) }
}

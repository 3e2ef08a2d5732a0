// finds: dataRace
// line: 11
// The compiler loads an enumeration whole where it compares two optional ones.
import Dispatch

enum Ending { case done, cancelled, failed }

nonisolated(unsafe) var ending: Ending?

DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { ending = .done } else { print(ending == .failed) }
}

// finds: dataRace
// line: 11 16
// Several threads wait in a loop for a plain flag. The loops have no step that others can notice, and still the
// one that sets the flag gets its turn.
import Dispatch

nonisolated(unsafe) var isReady = false
let group = DispatchGroup()
for _ in 1...4 {
  DispatchQueue.global().async(group: group) { @Sendable in
    while !isReady {}
  }
}

DispatchQueue.global().async(group: group) { @Sendable in
  isReady = true
}
group.wait()

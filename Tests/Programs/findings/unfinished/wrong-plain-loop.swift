// finds: unfinished dataRace
// line: 11
// Nobody sets the flag. That the loop's counter is read meanwhile is told as well.
import Dispatch

nonisolated(unsafe) var isReady = false
nonisolated(unsafe) var rounds = 0
let group = DispatchGroup()

DispatchQueue.global().async(group: group) { @Sendable in
  while !isReady { rounds += 1 }
}
DispatchQueue.global().async(group: group) { @Sendable in
  print(rounds > 0)
}
group.wait()

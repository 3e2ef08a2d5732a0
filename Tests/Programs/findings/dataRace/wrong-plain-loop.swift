// finds: dataRace
// line: 11 16
// The loop looks at a plain variable, and so never comes to a point where the other could set it.
import Dispatch

nonisolated(unsafe) var isReady = false
nonisolated(unsafe) var value = 0
let group = DispatchGroup()

DispatchQueue.global().async(group: group) { @Sendable in
  while !isReady {}
  print(value)
}
DispatchQueue.global().async(group: group) { @Sendable in
  value = 1
  isReady = true
}
group.wait()

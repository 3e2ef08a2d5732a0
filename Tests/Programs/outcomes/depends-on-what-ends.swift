// outcomes: false|not yet|true
// A dependency that says it is finished still counts until it is over.
import Foundation

nonisolated(unsafe) let first = BlockOperation { @Sendable in }
nonisolated(unsafe) let second = BlockOperation { @Sendable in }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { first.start() }
if first.isFinished {
  second.addDependency(first)
  print(second.isReady)
} else {
  print("not yet")
}
group.wait()

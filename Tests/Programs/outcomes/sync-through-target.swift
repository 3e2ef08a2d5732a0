// outcomes: sync next main|sync main next|main sync next|next sync main|next main sync|main next sync
// Who ends a `sync` on a queue with a target puts the queue's next block into the target's line, before
// or after the blocks of others.
import Dispatch

let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue", target: target)
nonisolated(unsafe) var steps: [String] = []
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  queue.sync { steps.append("sync") }
}
DispatchQueue.global().async(group: group) {
  queue.async(group: group) { steps.append("next") }
}
target.sync { steps.append("main") }
group.wait()
print(steps.joined(separator: " "))

// finds: groupNeverLeft
// The block that the group should notify never runs.
import Dispatch
import Foundation

let group = DispatchGroup()
group.enter()
group.enter()
DispatchQueue.global().async { group.leave() }
group.notify(queue: .main) { print("all loaded") }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))

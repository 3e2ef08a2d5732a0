// traps: yes
// A group is left more often than entered.
import Dispatch

let group = DispatchGroup()
group.enter()
group.leave()
group.leave()

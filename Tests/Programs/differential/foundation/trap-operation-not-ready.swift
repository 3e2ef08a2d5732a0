// traps: yes
// An operation is started before its dependency has ended.
import Foundation

let (first, second) = (BlockOperation {}, BlockOperation {})
second.addDependency(first)
second.start()

// traps: yes
// A block of a queue holds its target as well.
import Dispatch

let base = DispatchQueue(label: "base")
let child = DispatchQueue(label: "child", target: base)
child.sync { base.sync { print("never") } }

// finds: syncOnOwnQueue
// line: 9
// The child queue runs on its target, and waits for it.
import Dispatch

let base = DispatchQueue(label: "base")
let child = DispatchQueue(label: "child", target: base)
child.async {
  base.sync { print("never") }
}
child.sync {}

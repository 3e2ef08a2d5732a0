// finds: nothing
// The child queue does not wait for its target.
import Dispatch

let base = DispatchQueue(label: "base")
let child = DispatchQueue(label: "child", target: base)
child.async {
  base.async { print("later") }
}
child.sync {}
base.sync {}

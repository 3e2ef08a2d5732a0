// finds: deadlock
// line: 9 10
// `print` locks the standard output before it asks what its values are: here one waits for a block that prints.
import Dispatch

struct Report: CustomStringConvertible {
  var description: String {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { print("computing") }
    group.wait()
    return "done"
  }
}

print(Report())

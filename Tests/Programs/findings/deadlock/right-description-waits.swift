// finds: nothing
// The text is complete before it is printed.
import Dispatch

struct Report: CustomStringConvertible {
  var description: String {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { print("computing") }
    group.wait()
    return "done"
  }
}

print("\(Report())")

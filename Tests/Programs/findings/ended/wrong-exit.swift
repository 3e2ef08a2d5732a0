// finds: ended
// line: 11
// The first worker to end takes the whole program with it.
import Dispatch
import Foundation

let group = DispatchGroup()
for name in ["first", "second"] {
  DispatchQueue.global().async(group: group) {
    print(name)
    exit(0)
  }
}
group.wait()

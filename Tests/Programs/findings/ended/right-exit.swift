// finds: nothing
// The program ends when its work has ended.
import Dispatch
import Foundation

let group = DispatchGroup()
for name in ["first", "second"] {
  DispatchQueue.global().async(group: group) {
    print(name)
  }
}
group.wait()

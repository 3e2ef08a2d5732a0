// finds: nothing
// There are as many places as scans may run.
import Dispatch
import Grading

let work = Work(atMost: 2)
let scans = DispatchQueue(label: "scans", attributes: .concurrent)
let group = DispatchGroup()
let places = DispatchSemaphore(value: 2)
for name in ["a", "b", "c"] {
  places.wait()
  scans.async(group: group) {
    work.compute(name)
    places.signal()
  }
}
group.wait()

// finds: tooManyAtOnce
// line: 14
// Nothing keeps the third scan from starting while two run.
import Dispatch
import Grading

let work = Work(atMost: 2)
let scans = DispatchQueue(label: "scans", attributes: .concurrent)
let group = DispatchGroup()
let places = DispatchSemaphore(value: 3)
for name in ["a", "b", "c"] {
  places.wait()
  scans.async(group: group) {
    work.compute(name)
    places.signal()
  }
}
group.wait()

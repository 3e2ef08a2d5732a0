// finds: tooSlow
// line: 15
// The second download waits for the first one, though they have nothing to do with one another.
import Dispatch
import Grading

let work = Work()
let downloads = DispatchQueue(label: "downloads")
let group = DispatchGroup()
for name in ["menu", "prices"] {
  downloads.async(group: group) { work.compute(name) }
}
group.wait()
print(work.finished.count)
expect(work, takesAtMost: 1, "both are downloaded at the same time")

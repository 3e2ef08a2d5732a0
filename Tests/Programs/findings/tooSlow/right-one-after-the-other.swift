// finds: nothing
// A concurrent queue lets both run.
import Dispatch
import Grading

let work = Work()
let downloads = DispatchQueue(label: "downloads", attributes: .concurrent)
let group = DispatchGroup()
for name in ["menu", "prices"] {
  downloads.async(group: group) { work.compute(name) }
}
group.wait()
print(work.finished.count)
expect(work, takesAtMost: 1, "both are downloaded at the same time")

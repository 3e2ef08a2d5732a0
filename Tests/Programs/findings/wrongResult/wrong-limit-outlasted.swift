// finds: wrongResult
// line: 14
// An hour is enough for most exports; whoever needs this one does not look whether it has ended.
import Dispatch
import Grading

let work = Work()
let isExported = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  work.computeLong("export")
  isExported.signal()
}
_ = isExported.wait(timeout: .now() + 3600)
expect(work.finished, equals: ["export"], "the upload waits for the export")
print("uploaded")

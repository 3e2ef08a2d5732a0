// finds: nothing
// Whoever has waited for an hour in vain waits again: what the work takes beyond its units is not counted.
import Dispatch
import Grading

let work = Work()
let isExported = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  work.computeLong("export")
  isExported.signal()
}
while isExported.wait(timeout: .now() + 3600) == .timedOut {}
work.compute("upload")
expect(work.finished, equals: ["export", "upload"], "the upload waits for the export")
expect(work, takesAtMost: Work.long + 1, "the upload begins when the export has ended")
print("uploaded")

// finds: queueMisuse
// line: 9
// A work item can be waited for once.
import Dispatch

let item = DispatchWorkItem { @Sendable in print("one") }
DispatchQueue.global().async(execute: item)
item.wait()
item.wait()

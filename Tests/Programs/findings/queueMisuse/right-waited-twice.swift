// finds: nothing
// A work item is waited for once.
import Dispatch

let item = DispatchWorkItem { @Sendable in print("one") }
DispatchQueue.global().async(execute: item)
item.wait()

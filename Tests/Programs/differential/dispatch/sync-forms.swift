// Every form of sync: a value, an error, flags, a work item; all on the calling thread.
import Dispatch
import Foundation

struct Refused: Error {}

let queue = DispatchQueue(label: "serial")
let many = DispatchQueue(label: "concurrent", attributes: .concurrent)
print(queue.sync { 1 + 1 }, many.sync(flags: .barrier) { "barrier" }, many.sync(flags: []) { 3 })
do {
  try queue.sync { throw Refused() }
} catch { print(error) }
let item = DispatchWorkItem { print("item", Thread.isMainThread) }
queue.sync(execute: item)
queue.sync { print("block", Thread.isMainThread) }
DispatchQueue.global().sync { print("global", Thread.isMainThread) }
many.sync { many.sync { print("nested") } }

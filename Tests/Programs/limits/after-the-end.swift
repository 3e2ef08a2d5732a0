// finds: failedCheck
// The process may end before the block begins, which is an outcome that is not listed: whatever others
// still do after the main thread's end is followed, and this always goes wrong.
import Dispatch

DispatchQueue.global().async { fatalError("unfinished") }
print("end")

// repository: nvzqz/Threadly
// commit: 94c5f835eb182daa078c9303885124f4e9a15e01
// files: Sources
// module: Threadly
// swift-version: 6
// A variable of which each thread has its own.
import Dispatch
import Threadly

nonisolated(unsafe) let number = ThreadLocal(value: 0)
DispatchQueue.concurrentPerform(iterations: 2) { index in
  number.inner.value += index
}
print("done")

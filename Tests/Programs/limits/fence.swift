// finds: dataRace
// line: 13 18
// Nothing is wrong here: the fences order the accesses of the text. The detector follows what atomic
// variables hand over, and knows nothing of fences.
import Dispatch
import Synchronization

nonisolated(unsafe) var text = ""
let isWritten = Atomic(false)

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  if thread == 0 {
    text = "hello"
    atomicMemoryFence(ordering: .releasing)
    isWritten.store(true, ordering: .relaxed)
  } else if isWritten.load(ordering: .relaxed) {
    atomicMemoryFence(ordering: .acquiring)
    print(text)
  }
}

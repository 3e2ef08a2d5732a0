// finds: unfinished
// The program ends, but not within the 50,000 scheduling points that one execution may have.
import Synchronization

let count = Atomic(0)
for _ in 1...50_000 { count.add(1, ordering: .relaxed) }
print(count.load(ordering: .relaxed))

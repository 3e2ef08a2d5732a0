// outcomes: 1 a|1 b|2 a|2 b
// What somebody did before it yields an element to a stream is not the yield.
import Synchronization

let last = Atomic<Int>(0)
let (stream, source) = AsyncStream.makeStream(of: String.self)
let a = Task.detached {
  last.store(1, ordering: .sequentiallyConsistent)
  source.yield("a")
}
let b = Task.detached {
  last.store(2, ordering: .sequentiallyConsistent)
  source.yield("b")
}
let element = await stream.first { _ in true } ?? "nothing"
await a.value
await b.value
print(last.load(ordering: .sequentiallyConsistent), element)

// outcomes: 2 a
// The twin of yield-is-a-step: the second yields when the first has ended.
import Synchronization

let last = Atomic<Int>(0)
let (stream, source) = AsyncStream.makeStream(of: String.self)
let a = Task.detached {
  last.store(1, ordering: .sequentiallyConsistent)
  source.yield("a")
}
let b = Task.detached {
  await a.value
  last.store(2, ordering: .sequentiallyConsistent)
  source.yield("b")
}
let element = await stream.first { _ in true } ?? "nothing"
await a.value
await b.value
print(last.load(ordering: .sequentiallyConsistent), element)

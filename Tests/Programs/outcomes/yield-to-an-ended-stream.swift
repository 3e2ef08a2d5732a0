// outcomes: 1|0
// What is yielded before a cancelled task ends the stream is taken, and what comes after that is lost.
import Synchronization

let (numbers, input) = AsyncStream<Int>.makeStream()
let taken = Atomic(0)
async let asking: Void = {
  withUnsafeCurrentTask { $0?.cancel() }
  for await number in numbers { taken.store(number, ordering: .relaxed) }
}()
async let other: Void = { _ = input.yield(1) }()
_ = await (asking, other)
print(taken.load(ordering: .relaxed))

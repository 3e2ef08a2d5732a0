// finds: nothing
// assumes: isolatedDeinitializers
// An isolated deinitialiser changes what the main actor's code does not own: a data race with the thread
// that reads it. What such a deinitialiser does is left out.
import Dispatch

nonisolated(unsafe) var gone = 0

@MainActor final class Token {
  isolated deinit { gone += 1 }
}

@MainActor func run() async {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { @Sendable in _ = gone }
  _ = Token()
  await Task.yield()
}

await run()

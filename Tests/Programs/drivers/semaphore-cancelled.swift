// repository: groue/Semaphore
// commit: 2543679282aa6f6c8ecf2138acd613ed20790bc2
// files: Sources
// module: Semaphore
// swift-version: 6
// A task that waits for a token is cancelled while somebody gives one.
import Semaphore

let semaphore = AsyncSemaphore(value: 0)
let waiter = Task.detached {
  do {
    try await semaphore.waitUnlessCancelled()
    return "token"
  } catch {
    return "cancelled"
  }
}
let giver = Task.detached { semaphore.signal() }
waiter.cancel()
_ = await giver.value
let first = await waiter.value
if first == "cancelled" { await semaphore.wait() }
print(first)

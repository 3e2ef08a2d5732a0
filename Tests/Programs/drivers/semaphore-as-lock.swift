// repository: groue/Semaphore
// commit: 2543679282aa6f6c8ecf2138acd613ed20790bc2
// files: Sources
// module: Semaphore
// swift-version: 6
// An asynchronous semaphore with one token, held by two tasks in turn.
import Semaphore

actor Inside {
  var count = 0
  var most = 0
  func enter() { count += 1; most = max(most, count) }
  func leave() { count -= 1 }
}

let semaphore = AsyncSemaphore(value: 1)
let inside = Inside()
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 {
    group.addTask {
      await semaphore.wait()
      await inside.enter()
      await inside.leave()
      semaphore.signal()
    }
  }
}
print(await inside.most)

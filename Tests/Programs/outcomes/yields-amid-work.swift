// outcomes: true
// assumes: exactTime
// late: false
// A task that gives way after each thing that it does for others does not give way in vain: it does all of them before
// any time passes.
import Synchronization

final class Inbox: Sendable {
  private let numbers = Mutex<[Int]>([])
  func put(_ number: Int) { numbers.withLock { $0.append(number) } }
  func take() -> Int? { numbers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

let inbox = Inbox()
for number in 1...40 { inbox.put(number) }
let worker = Task.detached {
  var count = 0
  while !Task.isCancelled, inbox.take() != nil {
    count += 1
    await Task.yield()
  }
  return count
}
try? await Task.sleep(for: .microseconds(1))
worker.cancel()
print(await worker.value == 40)
